/** Aborts after `ms` with a `TimeoutError`, or as soon as the caller's own signal does. */
export const createTimeLimit = (ms: number, callers?: AbortSignal) => {
  const controller = new AbortController();
  const follow = () => controller.abort(callers?.reason);
  if (callers?.aborted) follow();
  callers?.addEventListener('abort', follow);
  const timer = setTimeout(
    () => controller.abort(new DOMException(`Not finished after ${ms} ms`, 'TimeoutError')),
    ms,
  );
  return {
    signal: controller.signal,
    /** Has to be called at the end, so that a signal that serves many calls does not keep them all. */
    end: () => {
      clearTimeout(timer);
      callers?.removeEventListener('abort', follow);
    },
  };
};
