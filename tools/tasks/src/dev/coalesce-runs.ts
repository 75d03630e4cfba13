/**
 * Wraps `work` so that calls never overlap: all calls made during a run share one further run after it. The returned
 * promise resolves when no run is left, and rejects with the error of a failed run.
 */
export function coalesceRuns(work: () => Promise<void>): () => Promise<void> {
  let isRequested = false;
  let running: Promise<void> | undefined;
  const run = async () => {
    try {
      while (isRequested) {
        isRequested = false;
        await work();
      }
    } finally {
      running = undefined;
    }
  };
  return () => {
    isRequested = true;
    running ??= run();
    return running;
  };
}
