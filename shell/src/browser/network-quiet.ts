/** Nothing has arrived for this long: what the page needed is there. */
const SILENCE_MS = 400;
/** A page that never falls silent, e.g. one that polls, is not waited for. */
const AT_MOST_MS = 4_000;

/** Resolves once the page has what it asked for, so that something of less weight does not compete with it. */
export const networkQuiet = (isWaiting: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      clearTimeout(silence);
      clearTimeout(limit);
      resolve();
    };
    const limit = setTimeout(finish, AT_MOST_MS);
    const listen = () => setTimeout(() => (isWaiting() ? restart() : finish()), SILENCE_MS);
    let silence = listen();
    const restart = () => {
      clearTimeout(silence);
      silence = listen();
    };
    const observer = new PerformanceObserver(restart);
    observer.observe({ type: 'resource' });
  });
