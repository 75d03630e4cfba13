import { type Day, listDays, type Period } from '../../platform/calendar.ts';

/** Both days of an interval such as `2026-10-01/2026-10-31`. */
const toPeriod = (interval: string): Period => {
  const [from = '', to = ''] = interval.split('/');
  return { from, to };
};

/** The days of some intervals. */
export const listDaysOfIntervals = (intervals: readonly string[]): Day[] =>
  intervals.map(toPeriod).flatMap(({ from, to }) => listDays(from, to));

/** Whether a day is in one of some intervals. */
export const isInIntervals = (intervals: readonly string[], day: Day): boolean =>
  intervals.map(toPeriod).some(({ from, to }) => from <= day && day <= to);
