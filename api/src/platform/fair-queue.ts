/** The limits of a `FairQueue`. */
export type FairQueueLimits = {
  /** How much work runs at a time, for all keys. */
  concurrency: number;
  /** How much of it for one key. */
  concurrencyPerKey: number;
  /** How much may wait for one key. */
  waitingPerKey: number;
  /** How much may wait for all keys. */
  waiting: number;
  /**
   * For how long a key's next work waits after work that took so long, in milliseconds, so that a key whose work never ends
   * leaves time to others. @default no time
   */
  pauseAfter?: (duration: number) => number;
};

/** Runs work for a key, at once or when it is its turn; `signal` ends the wait, but no work that runs. */
export type FairQueue = <Result>(
  key: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>;

/**
 * Creates a queue in which the keys take turns (round robin), so that the work of one key waits behind itself and not in
 * front of others. What exceeds the limits fails with `createError`, before it runs.
 */
export const createFairQueue = (limits: FairQueueLimits, createError: () => Error): FairQueue => {
  // A Map iterates in the order of insertion: its first startable key has waited longest for a turn.
  const waitingByKey = new Map<string, (() => void)[]>();
  const runningByKey = new Map<string, number>();
  let [running, waiting] = [0, 0];

  const canRun = (key: string) =>
    running < limits.concurrency && (runningByKey.get(key) ?? 0) < limits.concurrencyPerKey;

  const begin = (key: string) => {
    running += 1;
    runningByKey.set(key, (runningByKey.get(key) ?? 0) + 1);
  };

  const free = (key: string) => {
    const left = (runningByKey.get(key) ?? 1) - 1;
    if (left > 0) runningByKey.set(key, left);
    else runningByKey.delete(key);
  };

  const end = (key: string, duration: number) => {
    running -= 1;
    const pause = limits.pauseAfter?.(duration) ?? 0;
    if (pause === 0) {
      free(key);
      return;
    }
    setTimeout(() => {
      free(key);
      startNext();
    }, pause);
  };

  const startNext = () => {
    for (const [key, starts] of waitingByKey) {
      if (!canRun(key)) continue;
      // The key's next turn comes after those of all others.
      waitingByKey.delete(key);
      const start = starts.shift();
      if (starts.length > 0) waitingByKey.set(key, starts);
      waiting -= 1;
      begin(key);
      start?.();
      return;
    }
  };

  const leave = (key: string, start: () => void) => {
    const starts = waitingByKey.get(key) ?? [];
    starts.splice(starts.indexOf(start), 1);
    if (starts.length === 0) waitingByKey.delete(key);
    waiting -= 1;
  };

  const waitForTurn = (key: string, signal?: AbortSignal) => {
    const starts = waitingByKey.get(key) ?? [];
    if (waiting >= limits.waiting || starts.length >= limits.waitingPerKey) throw createError();
    signal?.throwIfAborted();
    waitingByKey.set(key, starts);
    waiting += 1;
    return new Promise<void>((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', abort);
        resolve();
      };
      const abort = () => {
        leave(key, start);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', abort, { once: true });
      starts.push(start);
    });
  };

  return async (key, work, signal) => {
    if (canRun(key)) begin(key);
    else await waitForTurn(key, signal);
    const start = performance.now();
    try {
      return await work();
    } finally {
      end(key, performance.now() - start);
      startNext();
    }
  };
};
