const createTimeoutError = (ms: number) =>
  Object.assign(new Error(`Not finished after ${Math.round(ms)} ms`), { name: 'TimeoutError' });

/** Settles like `promise`, or rejects with a `TimeoutError` when `promise` is still pending after `ms` milliseconds. */
export const withTimeout = async <T>(ms: number, promise: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(createTimeoutError(ms)), Math.max(0, ms));
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
};
