import { addDays, addMonths, type Day, daysBetween, startOfMonth } from './calendar.ts';
import type { Interval, Period } from './period.ts';

export const presetNames = ['latest_day', 'this_month', 'last_month', 'six_months'] as const;

export type Preset = {
  name: (typeof presetNames)[number];
  period: Period;
  /** The comparison of the same length, as far as the calendar allows. */
  compare: Period;
  /** The interval of its charts. */
  interval: Interval;
};

const earlier = (a: Day, b: Day) => (a < b ? a : b);
const endOfMonth = (day: Day) => addDays(addMonths(startOfMonth(day), 1), -1);

/** The usual periods, relative to the latest day. */
export const presetsOf = (latest: Day): Preset[] => {
  const first = startOfMonth(latest);
  const lastMonth = addMonths(first, -1);
  const sixMonths = addMonths(first, -6);
  const dayBefore = addDays(latest, -1);
  return [
    {
      name: 'latest_day',
      period: { from: latest, to: latest },
      compare: { from: dayBefore, to: dayBefore },
      interval: 'day',
    },
    {
      name: 'this_month',
      period: { from: first, to: latest },
      // As many days of the previous month, or fewer when that month is shorter.
      compare: {
        from: lastMonth,
        to: earlier(addDays(lastMonth, daysBetween(first, latest)), endOfMonth(lastMonth)),
      },
      interval: 'day',
    },
    {
      name: 'last_month',
      period: { from: lastMonth, to: addDays(first, -1) },
      compare: { from: addMonths(lastMonth, -1), to: addDays(lastMonth, -1) },
      interval: 'day',
    },
    {
      name: 'six_months',
      period: { from: sixMonths, to: latest },
      compare: {
        from: addDays(sixMonths, daysBetween(latest, sixMonths) - 1),
        to: addDays(sixMonths, -1),
      },
      interval: 'month',
    },
  ];
};
