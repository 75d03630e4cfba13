/** A signal that aborts with a `TimeoutError` after `ms`, or together with the caller's own signal. */
export const createTimeoutSignal = (ms: number, callerSignal?: AbortSignal) => {
  const controller = new AbortController();
  const abortWithCaller = () => controller.abort(callerSignal?.reason);
  if (callerSignal?.aborted) abortWithCaller();
  callerSignal?.addEventListener('abort', abortWithCaller);
  const timer = setTimeout(
    () => controller.abort(new DOMException(`Not finished after ${ms} ms`, 'TimeoutError')),
    ms,
  );
  return {
    signal: controller.signal,
    /** Must be called when the work is done: a caller's long-lived signal would otherwise retain every call. */
    clear: () => {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', abortWithCaller);
    },
  };
};
