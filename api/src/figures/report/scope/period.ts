import type { Language } from '@portal/shared/facts';
import {
  addDays,
  countMonths,
  type Day,
  daysBetween,
  listDays,
  endMonthsBefore,
  subtractMonths,
  startOfMonth,
  getFirstWeekday,
  startOfWeekFrom,
  type Period,
} from '../../../platform/calendar.ts';

export const compareModes = ['none', 'previous', 'last_year', 'custom'] as const;
export type CompareMode = (typeof compareModes)[number];
/** What a named comparison counts: days, as rolling periods do, or calendar months. */
export const compareUnits = ['days', 'months'] as const;
export type CompareUnit = (typeof compareUnits)[number];
export const intervals = ['day', 'week', 'month'] as const;
export type Interval = (typeof intervals)[number];

export const lengthOf = ({ from, to }: Period): number => daysBetween(from, to) + 1;

export type Comparison = {
  compare: CompareMode;
  /** @default 'days' */
  compare_by?: CompareUnit | undefined;
  /** The first day of the window in the mode `custom`. */
  compare_from?: Day | undefined;
  compare_to?: Day | undefined;
};

const MONTHS_OF_YEAR = 12;

const monthsEarlier = ({ from, to }: Period, count: number): Period => ({
  from: subtractMonths(from, count),
  to: endMonthsBefore(to, count),
});

/**
 * The comparison window: right before the period or one year earlier, as many days or the same days of as many months;
 * or a custom window.
 */
export const compareWindow = (period: Period, comparison: Comparison): Period | undefined => {
  const { compare: mode, compare_by: unit, compare_from: customFrom, compare_to: customTo } = comparison;
  if (mode === 'none') return undefined;
  if (mode === 'custom')
    return customFrom === undefined || customTo === undefined
      ? undefined
      : { from: customFrom, to: customTo };
  if (unit === 'months')
    return monthsEarlier(period, mode === 'previous' ? countMonths(period.from, period.to) : MONTHS_OF_YEAR);
  const days = lengthOf(period);
  if (mode === 'previous') return { from: addDays(period.from, -days), to: addDays(period.from, -1) };
  const from = subtractMonths(period.from, MONTHS_OF_YEAR);
  return { from, to: addDays(from, days - 1) };
};

const startFinders: Record<Interval, (language: Language) => (day: Day) => Day> = {
  day: () => (day) => day,
  week: (language) => {
    const first = getFirstWeekday(language);
    return (day) => startOfWeekFrom(first, day);
  },
  month: () => startOfMonth,
};

/**
 * Splits a period into days, weeks as the language counts them, or months. The first and the last part are cut at the ends
 * of the period, so that the parts together are exactly the period.
 */
export const splitPeriod = (period: Period, interval: Interval, language: Language): Period[] => {
  const startOf = startFinders[interval](language);
  const parts: Period[] = [];
  let start: Day | undefined;
  for (const day of listDays(period.from, period.to)) {
    const dayStart = startOf(day);
    const last = parts.at(-1);
    if (last && dayStart === start) last.to = day;
    else parts.push({ from: day, to: day });
    start = dayStart;
  }
  return parts;
};

/**
 * The days that each part of a period is compared with. Months of a comparison by months are calendar months; all other
 * parts are moved by the distance between both first days. A shorter window has fewer parts, and its last one may be cut.
 */
export const splitCompared = (
  parts: readonly Period[],
  window: Period | undefined,
  { interval, compare_by: unit, compare: mode }: Comparison & { interval: Interval },
): Period[] => {
  const [first] = parts;
  if (!first || !window) return [];
  if (interval === 'month' && unit === 'months' && mode !== 'custom') {
    const months = countMonths(window.from, first.from) - 1;
    return parts.map((part) => monthsEarlier(part, months));
  }
  const shift = daysBetween(first.from, window.from);
  return parts
    .map(({ from, to }) => ({ from: addDays(from, shift), to: addDays(to, shift) }))
    .filter(({ from }) => from <= window.to)
    .map(({ from, to }) => ({ from, to: to < window.to ? to : window.to }));
};
