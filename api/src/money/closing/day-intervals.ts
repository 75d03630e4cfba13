import { type Day, listDays } from '../../platform/calendar.ts';

/** The days of intervals such as `2026-10-01/2026-10-31`. */
export const listDaysOfIntervals = (intervals: readonly string[]): Day[] =>
  intervals.flatMap((interval) => {
    const [from = '', to = ''] = interval.split('/');
    return listDays(from, to);
  });
