import {
  addDays,
  type Day,
  daysBetween,
  eachDay,
  startOfMonth,
  startOfWeek,
  yearBefore,
} from './calendar.ts';

/** Both days are included. */
export type Period = {
  from: Day;
  to: Day;
};

export const compareModes = ['none', 'previous', 'last_year', 'custom'] as const;
export type CompareMode = (typeof compareModes)[number];
export const intervals = ['day', 'week', 'month'] as const;
export type Interval = (typeof intervals)[number];

export const lengthOf = ({ from, to }: Period): number => daysBetween(from, to) + 1;

export type Comparison = {
  compare: CompareMode;
  /** The first day of the window in the mode `custom`. */
  compare_from?: Day | undefined;
  compare_to?: Day | undefined;
};

/** The comparison window: as many days right before the period or one year earlier, or a custom window. */
export const compareWindow = (
  period: Period,
  { compare: mode, compare_from: customFrom, compare_to: customTo }: Comparison,
): Period | undefined => {
  if (mode === 'none') return undefined;
  if (mode === 'custom')
    return customFrom === undefined || customTo === undefined
      ? undefined
      : { from: customFrom, to: customTo };
  const days = lengthOf(period);
  if (mode === 'previous') return { from: addDays(period.from, -days), to: addDays(period.from, -1) };
  const from = yearBefore(period.from);
  return { from, to: addDays(from, days - 1) };
};

const startOf: Record<Interval, (day: Day) => Day> = {
  day: (day) => day,
  week: startOfWeek,
  month: startOfMonth,
};

/**
 * Splits a period into days, weeks (from Monday) or months. The first and the last part are cut at the ends of the
 * period, so that the parts together are exactly the period.
 */
export const partsOf = (period: Period, interval: Interval): Period[] => {
  const parts: Period[] = [];
  let start: Day | undefined;
  for (const day of eachDay(period.from, period.to)) {
    const dayStart = startOf[interval](day);
    const last = parts.at(-1);
    if (last && dayStart === start) last.to = day;
    else parts.push({ from: day, to: day });
    start = dayStart;
  }
  return parts;
};

/** The period moved by the distance from `origin` to `from`. */
export const movedTo = (period: Period, origin: Day, from: Day): Period => {
  const shift = daysBetween(origin, from);
  return { from: addDays(period.from, shift), to: addDays(period.to, shift) };
};
