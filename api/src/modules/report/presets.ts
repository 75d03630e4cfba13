import { addDays, addMonths, type Day, daysBetween, startOfMonth } from './calendar.ts';
import type { Interval, Period } from './period.ts';

export const presetNames = ['latest_day', 'this_month', 'last_month', 'six_months'] as const;

export type Preset = {
  name: (typeof presetNames)[number];
  period: Period;
  /** What the period is fairly compared with. */
  compare: Period;
  /** The parts in which a chart shows it. */
  interval: Interval;
};

const earlier = (a: Day, b: Day) => (a < b ? a : b);
const endOfMonth = (day: Day) => addDays(addMonths(startOfMonth(day), 1), -1);

/** The periods that partners ask for, counted from the newest day of which everything is there. */
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
      // As many days of the month before; fewer where that month is shorter.
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
