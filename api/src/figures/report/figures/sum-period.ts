import { listDays, type Day, type Period } from '../../../platform/calendar.ts';
import { addSums, noSums, type SumRow, type Sums, toSumsOfDay, zeroRow } from './sums.ts';
import type { ConvertedDay } from '../scope/report-days.ts';

/** The sums of each delivered day, converted with its factors; a day without a row has zeros. */
export const toSumsByDay = (
  days: readonly ConvertedDay[],
  rows: readonly (SumRow & { day: Day })[],
): ReadonlyMap<Day, Sums> => {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return new Map(days.map((day) => [day.day, toSumsOfDay(byDay.get(day.day) ?? zeroRow, day)]));
};

/** Sums the days of a period. It looks up only these days, because a chart has up to one period per day. */
export const sumPeriod = (days: ReadonlyMap<Day, Sums>, { from, to }: Period): Sums =>
  addSums(
    listDays(from, to).flatMap((day) => days.get(day) ?? []),
    noSums,
  );
