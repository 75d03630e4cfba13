import { addDays, PERIODS } from '@portal/shared/i18n';
import type { PeriodName } from '@portal/shared/i18n';
import { countDays, countMonths, endOfMonth, startOfMonth } from './plain-date.ts';
import type { PlainDate } from './plain-date.ts';

export const PERIOD_PRESETS = Object.keys(PERIODS) as PeriodName[];
/** `custom` is the last one, above the calendar that it opens. */
export const COMPARISONS = ['previous', 'last_year', 'none', 'custom'] as const;
export const INTERVALS = ['day', 'week', 'month'] as const;

export type PeriodPreset = PeriodName;
export type Comparison = (typeof COMPARISONS)[number];
export type Interval = (typeof INTERVALS)[number];

/** Both days are included. */
export type DateRange = { from: PlainDate; to: PlainDate };

/** A selected period: a preset that moves with the data, or two fixed days. */
export type Period = { preset: PeriodPreset } | ({ preset: 'custom' } & DateRange);

export const DEFAULT_PERIOD = { preset: '28d' } as const satisfies Period;

/**
 * The dates of a preset. They are relative to the latest day with both views and revenue, never to today: days without
 * figures would look like a drop.
 */
export const presetRange = (preset: PeriodPreset, latestDay: PlainDate): DateRange => {
  const period = PERIODS[preset];
  if ('days' in period) return { from: addDays(latestDay, 1 - period.days), to: latestDay };
  const { months, ago } = period;
  return {
    from: startOfMonth(latestDay, 1 - months - ago),
    to: ago === 0 ? latestDay : endOfMonth(latestDay, -ago),
  };
};

/** The dates of a period; undefined for a preset before the latest day is known. */
export const resolvePeriod = (period: Period, latestDay: PlainDate | undefined): DateRange | undefined => {
  if (period.preset === 'custom') return { from: period.from, to: period.to };
  return latestDay === undefined ? undefined : presetRange(period.preset, latestDay);
};

/** The server's limit in days, about three years. */
export const MAX_PERIOD_DAYS = 1_100;
/** The days of which the server has reports: YouTube's first one, and the last one that it reads. */
const FIRST_DAY = '2005-01-01';
const LAST_DAY = '2100-12-31';

const isReportDay = (day: PlainDate) => day >= FIRST_DAY && day <= LAST_DAY;

/** The range of two days in any order; undefined when one is missing or no day of reports, or the range is too long. */
export const rangeOf = (from: PlainDate | undefined, to: PlainDate | undefined): DateRange | undefined => {
  if (from === undefined || to === undefined || !isReportDay(from) || !isReportDay(to)) return undefined;
  const range = from <= to ? { from, to } : { from: to, to: from };
  return countDays(range.from, range.to) > MAX_PERIOD_DAYS ? undefined : range;
};

/** A custom period of two days in any order; undefined without a range. */
export const customPeriod = (from: PlainDate | undefined, to: PlainDate | undefined): Period | undefined => {
  const range = rangeOf(from, to);
  return range && { preset: 'custom', ...range };
};

/** What a comparison of a period counts: rolling periods have as many days, months as many calendar months. */
export type CompareUnit = 'days' | 'months';

const MONTH_PRESETS: readonly Period['preset'][] = ['this-month', 'last-month', '6m'];

/** Whether a period is compared by days or by months; a custom one from the first of a month is one of months. */
export const compareUnitOf = (period: Period): CompareUnit => {
  const isMonths =
    period.preset === 'custom' ? period.from.endsWith('-01') : MONTH_PRESETS.includes(period.preset);
  return isMonths ? 'months' : 'days';
};

/** The days right before a range, as the server compares them: as many, or those of as many calendar months. */
export const rangeBefore = ({ from, to }: DateRange, unit: CompareUnit): DateRange => {
  if (unit === 'days') return { from: addDays(from, -countDays(from, to)), to: addDays(from, -1) };
  const months = -countMonths(from, to);
  const first = startOfMonth(to, months);
  const last = endOfMonth(to, months);
  const sameDay = addDays(first, countDays(startOfMonth(to), to) - 1);
  return {
    from: startOfMonth(from, months),
    to: to === endOfMonth(to) || sameDay > last ? last : sameDay,
  };
};

/** A comparison; with days only for `custom`. */
export type ChosenComparison = { compare: Comparison; compareDays?: DateRange | undefined };

/** A comparison as parameters of an address. */
export const comparisonParameters = ({ compare, compareDays }: ChosenComparison) => ({
  compare,
  ...(compareDays && { compare_from: compareDays.from, compare_to: compareDays.to }),
});

/** The query parameters of a comparison. */
export type ComparisonQuery = ReturnType<typeof comparisonParameters> & { compare_by?: CompareUnit };

export const comparisonQuery = (filters: ChosenComparison & { period: Period }): ComparisonQuery => {
  const unit = compareUnitOf(filters.period);
  const isNamed = filters.compare === 'previous' || filters.compare === 'last_year';
  return { ...comparisonParameters(filters), ...(isNamed && unit === 'months' && { compare_by: unit }) };
};

/** With more points, a daily line is noise even at full screen width. */
const MAX_DAILY_POINTS = 120;

/** The default interval of a period's chart. */
export const defaultInterval = (period: Period, range: DateRange): Interval => {
  if (period.preset === '6m') return 'month';
  return countDays(range.from, range.to) > MAX_DAILY_POINTS ? 'week' : 'day';
};

/** YouTube corrects a day's figures for about this many days after its first report. */
const CORRECTION_DAYS = 2;

/**
 * The index of the first point whose figures are incomplete; undefined when all are complete. A day ends with itself, also
 * where the days between are left out; a longer point before the next one starts, the last one at the end of the range.
 */
export const firstIncomplete = (
  starts: readonly PlainDate[],
  { to }: DateRange,
  freshness: { latestDay: PlainDate; isFinal: boolean; isDaily?: boolean },
): number | undefined => {
  const { latestDay, isFinal, isDaily = false } = freshness;
  const lastCompleteDay = isFinal ? latestDay : addDays(latestDay, -CORRECTION_DAYS);
  const index = starts.findIndex((start, position) => {
    if (isDaily) return start > lastCompleteDay;
    const next = starts[position + 1];
    return (next ? addDays(next, -1) : to) > lastCompleteDay;
  });
  return index === -1 ? undefined : index;
};

/** The number of incomplete points at the end of a trend. */
export const countIncomplete = (
  trend: { dates: readonly PlainDate[]; period: DateRange } | undefined,
  freshness: { latest_day: PlainDate | null; status: 'estimated' | 'final' } | undefined,
  interval?: Interval,
): number => {
  if (!trend || !freshness?.latest_day) return 0;
  const first = firstIncomplete(trend.dates, trend.period, {
    latestDay: freshness.latest_day,
    isFinal: freshness.status === 'final',
    isDaily: interval === 'day',
  });
  return first === undefined ? 0 : trend.dates.length - first;
};
