// Runs in pages of the development servers only: reloads the page when what it was made of has changed, and shows what
// keeps it from changing.
const { revision } = document.currentScript.dataset;
let changes;
let panel;

const LOOK = {
  position: 'fixed',
  inset: 'auto 0 0 0',
  width: '100%',
  maxHeight: '60vh',
  margin: '0',
  border: '0',
  borderTop: '3px solid #e5484d',
  padding: '16px 20px',
  boxSizing: 'border-box',
  overflow: 'auto',
  background: '#191113',
  color: '#ffe8e8',
  font: '13px/1.5 ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
};

const show = (problem) => {
  panel?.remove();
  panel = undefined;
  if (!problem) return;
  panel = document.createElement('section');
  panel.setAttribute('role', 'alert');
  // Above every dialog of the page.
  panel.popover = 'manual';
  Object.assign(panel.style, LOOK);
  const title = document.createElement('strong');
  title.textContent = problem.title;
  const close = document.createElement('button');
  close.textContent = 'Close';
  Object.assign(close.style, { float: 'right', font: 'inherit' });
  close.addEventListener('click', () => show(undefined));
  panel.append(close, title, `\n\n${problem.report}`);
  document.body.append(panel);
  panel.showPopover();
};

const follow = () => {
  // A browser keeps few connections to a site; tabs that nobody looks at must not hold them.
  changes?.close();
  if (document.hidden) return;
  changes = new EventSource('/@dev/changes');
  changes.onmessage = ({ data }) => {
    if (data !== revision) location.reload();
  };
  changes.addEventListener('problem', ({ data }) => show(JSON.parse(data)));
};

document.addEventListener('visibilitychange', follow);
follow();
