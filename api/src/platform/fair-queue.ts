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
};

/** Runs work for a key, at once or when it is its turn. */
export type FairQueue = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

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

  const end = (key: string) => {
    running -= 1;
    const left = (runningByKey.get(key) ?? 1) - 1;
    if (left > 0) runningByKey.set(key, left);
    else runningByKey.delete(key);
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

  const waitForTurn = (key: string) => {
    const starts = waitingByKey.get(key) ?? [];
    if (waiting >= limits.waiting || starts.length >= limits.waitingPerKey) throw createError();
    waitingByKey.set(key, starts);
    waiting += 1;
    return new Promise<void>((resolve) => starts.push(resolve));
  };

  return async (key, work) => {
    if (canRun(key)) begin(key);
    else await waitForTurn(key);
    try {
      return await work();
    } finally {
      end(key);
      startNext();
    }
  };
};
