import type { DayTally } from './day-tallies.ts';
import type { Period } from './period.ts';
import { addTallies, type Tally } from './tally.ts';

/** The sum of the days of a period. */
export const sumOf = (days: ReadonlyMap<string, DayTally>, { from, to }: Period): Tally =>
  addTallies([...days].filter(([day]) => from <= day && day <= to).map(([, tally]) => tally));
