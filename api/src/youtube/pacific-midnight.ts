import { toPacificDay } from '../platform/clock.ts';

const HOUR_MS = 3_600_000;

/** The next midnight in California, when YouTube's quota day begins: 23, 24 or 25 hours after the last one. */
export const nextPacificMidnight = (now: Date) => {
  const today = toPacificDay(now);
  // The zone's offsets are whole hours, so midnight is one of the next full hours.
  let next = Math.floor(now.getTime() / HOUR_MS + 1) * HOUR_MS;
  while (toPacificDay(new Date(next)) === today) next += HOUR_MS;
  return new Date(next);
};
