/** A signal that aborts with a `TimeoutError` after `ms`, or together with the caller's own signal. */
export const createTimeoutSignal = (ms: number, callerSignal?: AbortSignal) => {
  const controller = new AbortController();
  const { signal } = controller;
  const abortWithCaller = () => controller.abort(callerSignal?.reason);
  if (callerSignal?.aborted) abortWithCaller();
  callerSignal?.addEventListener('abort', abortWithCaller);
  const timer = setTimeout(
    () => controller.abort(new DOMException(`Not finished after ${ms} ms`, 'TimeoutError')),
    ms,
  );
  return {
    signal,
    /**
     * Rejects with the signal's reason, even when the work does not react to the signal: Node aborts a response body only
     * while its `Request` has not been garbage-collected.
     */
    enforce: <Result>(work: Promise<Result>): Promise<Result> => {
      const aborted = new Promise<never>((_, reject) => {
        if (signal.aborted) reject(signal.reason);
        signal.addEventListener('abort', () => reject(signal.reason));
      });
      return Promise.race([work, aborted]);
    },
    /** Must be called when the work is done: a caller's long-lived signal would otherwise retain every call. */
    clear: () => {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', abortWithCaller);
    },
  };
};
