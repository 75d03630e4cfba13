/** An error that counts as a timeout. */
export const createTimeoutError = (ms: number) =>
  Object.assign(new Error(`Not finished after ${Math.round(ms)} ms`), { name: 'TimeoutError' });

/** Calls `onEnd` once the time is over; returns a function that cancels it. */
type Timer = (ms: number, onEnd: () => void) => () => void;

const startTimer: Timer = (ms, onEnd) => {
  const timer = setTimeout(onEnd, ms);
  return () => clearTimeout(timer);
};

/**
 * Settles like `promise`, or rejects with a `TimeoutError` when `promise` is still pending after `ms` milliseconds; with
 * `onStall` as the timer only when the network has stalled too.
 */
export const withTimeout = async <T>(ms: number, promise: Promise<T>, start = startTimer): Promise<T> => {
  let cancel: () => void = () => undefined;
  const timeout = new Promise<never>((_, reject) => {
    cancel = start(Math.max(0, ms), () => reject(createTimeoutError(ms)));
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    cancel();
  }
};
