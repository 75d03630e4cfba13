import type { Day } from './format/date-format.ts';

const DAY_MS = 86_400_000;

/** Adds a number of days, which may be negative. */
export const addDays = (day: Day, count: number): Day =>
  // UTC has no clock changes, so day arithmetic is exact.
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
