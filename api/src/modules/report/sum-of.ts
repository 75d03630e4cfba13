import { eachDay } from './calendar.ts';
import type { DayTally } from './day-tallies.ts';
import type { Period } from './period.ts';
import { addTallies, type Tally } from './tally.ts';

/** The sum of the days of a period. Looks at its own days only: a chart has as many periods as there are days. */
export const sumOf = (days: ReadonlyMap<string, DayTally>, { from, to }: Period): Tally =>
  addTallies(eachDay(from, to).flatMap((day) => days.get(day) ?? []));
