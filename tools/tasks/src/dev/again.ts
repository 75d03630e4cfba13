/**
 * Makes of `work` something that can be asked for at any time: it never runs twice at once, and what is asked for while
 * it runs is one more run afterwards. Settles when nothing is left to do.
 */
export function again(work: () => Promise<void>): () => Promise<void> {
  let isWanted = false;
  let running: Promise<void> | undefined;
  const run = async () => {
    try {
      while (isWanted) {
        isWanted = false;
        await work();
      }
    } finally {
      running = undefined;
    }
  };
  return () => {
    isWanted = true;
    running ??= run();
    return running;
  };
}
