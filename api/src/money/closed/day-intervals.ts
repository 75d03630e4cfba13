import { type Day, listDays } from '../../platform/calendar.ts';

/** The days of intervals such as `2026-10-01/2026-10-31`. */
export const listDaysOfIntervals = (intervals: readonly string[]): Day[] =>
  intervals.flatMap((interval) => {
    const [from = '', to = ''] = interval.split('/');
    return listDays(from, to);
  });

/** Whether a day is in one of some intervals. */
export const isInIntervals = (intervals: readonly string[], day: Day): boolean =>
  intervals.some((interval) => {
    const [from = '', to = ''] = interval.split('/');
    return from <= day && day <= to;
  });
