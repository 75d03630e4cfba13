import { eachDay } from './calendar.ts';
import type { DayTotals } from './daily-totals.ts';
import type { Period } from './period.ts';
import { sumTotals, type Totals } from './totals.ts';

/** Sums the days of a period. It looks up only these days, because a chart has up to one period per day. */
export const sumPeriod = (days: ReadonlyMap<string, DayTotals>, { from, to }: Period): Totals =>
  sumTotals(eachDay(from, to).flatMap((day) => days.get(day) ?? []));
