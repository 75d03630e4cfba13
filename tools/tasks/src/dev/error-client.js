// Runs in pages of the development servers only: sends what a page throws to the terminal.
const MAX_REPORTS = 50;
const MAX_CAUSES = 5;
const MAX_LENGTH = 20_000;
const sent = new Set();

const describe = (thrown) => {
  if (!(thrown instanceof Error)) return String(thrown);
  const title = String(thrown);
  const stack = thrown.stack ?? '';
  // Not every browser begins the stack with the message.
  return stack.startsWith(title) ? stack : `${title}\n${stack}`;
};

const listCauses = (thrown) => {
  const causes = [thrown];
  for (let last = thrown; last instanceof Error && last.cause !== undefined && causes.length < MAX_CAUSES;) {
    last = last.cause;
    causes.push(last);
  }
  return causes;
};

const report = (thrown) => {
  const text = listCauses(thrown).map(describe).join('\nCaused by: ').slice(0, MAX_LENGTH);
  // A timer may throw for ever, and the shell logs what React has caught.
  if (sent.has(text) || sent.size >= MAX_REPORTS) return;
  sent.add(text);
  fetch('/@dev/errors', { method: 'POST', body: text, keepalive: true }).catch(() => {});
};

addEventListener('error', ({ error, message, filename, lineno, colno }) =>
  report(error ?? `${message}\n    at ${filename}:${lineno}:${colno}`),
);
addEventListener('unhandledrejection', ({ reason }) => report(reason));

// The shell catches what remotes throw while they load or render, and logs it.
const logError = console.error;
console.error = (...values) => {
  logError.apply(console, values);
  for (const value of values) if (value instanceof Error) report(value);
};
