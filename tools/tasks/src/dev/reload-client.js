// Runs in pages of the development servers only: reloads a page when its build has changed, and shows build errors.
const { revision } = document.currentScript.dataset;
let events;
let panel;

const PANEL_STYLE = {
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
  // A manual popover is above every dialog of the page.
  panel.popover = 'manual';
  Object.assign(panel.style, PANEL_STYLE);
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

const connect = () => {
  // Browsers limit the connections per site; hidden tabs close theirs.
  events?.close();
  if (document.hidden) return;
  events = new EventSource('/@dev/changes');
  events.onmessage = ({ data }) => {
    if (data !== revision) location.reload();
  };
  events.addEventListener('problem', ({ data }) => show(JSON.parse(data)));
};

document.addEventListener('visibilitychange', connect);
connect();
