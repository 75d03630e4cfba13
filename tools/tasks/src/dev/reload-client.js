// Runs in pages of the development server only: reloads the page when what it was made of has changed.
const { revision } = document.currentScript.dataset;
let changes;

const follow = () => {
  // A browser keeps few connections to a site; tabs that nobody looks at must not hold them.
  changes?.close();
  if (document.hidden) return;
  changes = new EventSource('/@dev/changes');
  changes.onmessage = ({ data }) => {
    if (data !== revision) location.reload();
  };
};

document.addEventListener('visibilitychange', follow);
follow();
