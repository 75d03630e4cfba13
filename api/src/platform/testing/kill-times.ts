/** How often a crash test kills its server: CRASH_ROUNDS=200 finds rarer moments and takes many minutes. */
export const crashRounds = (few: number) => Number(process.env['CRASH_ROUNDS'] ?? few);

/**
 * After how many milliseconds to kill a process: at random around the moment at which its work is done on this
 * machine. A process that was killed too early makes the next ones live longer, and vice versa.
 */
export const createKillTimes = (firstGuessMs: number) => {
  let middle = firstGuessMs;
  return {
    next: () => middle * (0.5 + Math.random()),
    wasDone(isDone: boolean) {
      middle *= isDone ? 0.75 : 1.3;
    },
  };
};
