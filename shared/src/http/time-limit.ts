/** Aborts after `ms` with a `TimeoutError`, or as soon as the caller's own signal does. */
export const createTimeLimit = (ms: number, callers?: AbortSignal) => {
  const controller = new AbortController();
  const { signal } = controller;
  const follow = () => controller.abort(callers?.reason);
  if (callers?.aborted) follow();
  callers?.addEventListener('abort', follow);
  const timer = setTimeout(
    () => controller.abort(new DOMException(`Not finished after ${ms} ms`, 'TimeoutError')),
    ms,
  );
  return {
    signal,
    /**
     * Rejects with the signal's reason, even when the work does not react to the signal: Node stops a body only while
     * its `Request` has not been garbage-collected.
     */
    enforce: <Result>(work: Promise<Result>): Promise<Result> => {
      const aborted = new Promise<never>((_, reject) => {
        if (signal.aborted) reject(signal.reason);
        signal.addEventListener('abort', () => reject(signal.reason));
      });
      return Promise.race([work, aborted]);
    },
    /** Has to be called at the end, so that a signal that serves many calls does not keep them all. */
    end: () => {
      clearTimeout(timer);
      callers?.removeEventListener('abort', follow);
    },
  };
};
