import { pacificDayOf } from '../platform/clock.ts';

const HOUR_MS = 3_600_000;

/** The next midnight in California, where the platform's days of quota begin: 23, 24 or 25 hours after the last one. */
export const nextPacificMidnight = (now: Date) => {
  const today = pacificDayOf(now);
  // Offsets of the zone are whole hours, so midnight is at one of the full hours ahead.
  let next = Math.floor(now.getTime() / HOUR_MS + 1) * HOUR_MS;
  while (pacificDayOf(new Date(next)) === today) next += HOUR_MS;
  return new Date(next);
};
