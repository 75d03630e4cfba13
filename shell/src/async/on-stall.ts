/** The network has stalled when no byte has arrived for this long. */
const STALL_MS = 5_000;
/** The longest wait, so that a response of one byte per second ends as well. */
export const MAX_WAIT_MS = 120_000;

let lastArrival = -Infinity;

/** Records that bytes have arrived. */
export const markProgress = (): void => {
  lastArrival = performance.now();
};

/** Records each response that ends, for the life of the page. */
export const trackResponses = (): void => {
  // Failed and cached responses have no size.
  new PerformanceObserver((list) => {
    const isArrival = list.getEntries().some((entry) => Reflect.get(entry, 'transferSize') > 0);
    if (isArrival) markProgress();
  }).observe({ type: 'resource' });
};

/**
 * Calls `onEnd` after `ms` milliseconds, but not before the network has stalled, and at the latest after two minutes.
 * Returns a function that cancels it.
 */
export const onStall = (ms: number, onEnd: () => void): (() => void) => {
  const latest = performance.now() + MAX_WAIT_MS;
  const check = () => {
    const rest = Math.min(lastArrival + STALL_MS, latest) - performance.now();
    if (rest > 0) timer = setTimeout(check, rest);
    else onEnd();
  };
  let timer = setTimeout(check, ms);
  return () => clearTimeout(timer);
};
