import { runsOf } from './test-depth.ts';

/** How often a crash test kills its server; CRASH_ROUNDS=200 finds rarer failures and takes many minutes. */
export const readCrashRounds = (full: number) =>
  Number(process.env['CRASH_ROUNDS'] ?? runsOf({ quick: 1, full }));

/**
 * Returns delays in milliseconds after which to kill a process: random ones around the time that its work takes on
 * this machine. A kill before the end of the work lengthens the next delays, and a later one shortens them.
 */
export const createKillTimes = (firstGuessMs: number) => {
  let middle = firstGuessMs;
  return {
    next: () => middle * (0.5 + Math.random()),
    adjust(isDone: boolean) {
      middle *= isDone ? 0.75 : 1.3;
    },
  };
};
