import { addDays, countDays, endOfMonth, startOfMonth } from './plain-date.ts';
import type { PlainDate } from './plain-date.ts';

export const PERIOD_PRESETS = ['latest', '7d', '28d', '90d', 'this-month', 'last-month', '6m'] as const;
export const COMPARISONS = ['previous', 'last_year', 'none'] as const;
export const INTERVALS = ['day', 'week', 'month'] as const;

export type PeriodPreset = (typeof PERIOD_PRESETS)[number];
export type Comparison = (typeof COMPARISONS)[number];
export type Interval = (typeof INTERVALS)[number];

/** Both days belong to it. */
export type DateRange = { from: PlainDate; to: PlainDate };

/** What the viewer chose: a preset that moves on with the data, or two fixed days. */
export type Period = { preset: PeriodPreset } | ({ preset: 'custom' } & DateRange);

export const DEFAULT_PERIOD = { preset: '28d' } as const satisfies Period;

/**
 * A preset as dates. Everything hangs on the latest day for which both views and revenue are there, never on today:
 * the days in between have no figures yet and would read as a drop.
 */
export const presetRange = (preset: PeriodPreset, latestDay: PlainDate): DateRange => {
  switch (preset) {
    case 'latest':
      return { from: latestDay, to: latestDay };
    case '7d':
      return { from: addDays(latestDay, -6), to: latestDay };
    case '28d':
      return { from: addDays(latestDay, -27), to: latestDay };
    case '90d':
      return { from: addDays(latestDay, -89), to: latestDay };
    case 'this-month':
      return { from: startOfMonth(latestDay), to: latestDay };
    case 'last-month':
      return { from: startOfMonth(latestDay, -1), to: endOfMonth(latestDay, -1) };
    case '6m':
      // Six full months and the running one, so that only the last of the months is a partial one.
      return { from: startOfMonth(latestDay, -6), to: latestDay };
  }
};

/** A choice as dates; a preset has none before the latest day is known. */
export const resolvePeriod = (period: Period, latestDay: PlainDate | undefined): DateRange | undefined => {
  if (period.preset === 'custom') return { from: period.from, to: period.to };
  return latestDay === undefined ? undefined : presetRange(period.preset, latestDay);
};

/** Two days in either order as a custom period; `undefined` when one is missing. */
export const customPeriod = (from: PlainDate | undefined, to: PlainDate | undefined): Period | undefined => {
  if (from === undefined || to === undefined) return undefined;
  return from <= to ? { preset: 'custom', from, to } : { preset: 'custom', from: to, to: from };
};

/** Above this many points a daily line is noise even at the full width of a screen. */
const MOST_DAILY_POINTS = 120;

/** The interval a period is plotted by until the viewer picks another. */
export const defaultInterval = (period: Period, range: DateRange): Interval => {
  if (period.preset === '6m') return 'month';
  return countDays(range.from, range.to) > MOST_DAILY_POINTS ? 'week' : 'day';
};

/** The video platform goes on correcting a day for about this long after its first report. */
const SETTLING_DAYS = 2;

/**
 * The index of the first point whose figure is still growing, `undefined` when none is. A point ends where the next
 * one begins, the last one at the end of the range.
 */
export const firstIncomplete = (
  starts: readonly PlainDate[],
  { to }: DateRange,
  freshness: { latestDay: PlainDate; isFinal: boolean },
): number | undefined => {
  if (freshness.isFinal) return undefined;
  const settled = addDays(freshness.latestDay, -SETTLING_DAYS);
  const index = starts.findIndex((_, position) => {
    const next = starts[position + 1];
    return (next ? addDays(next, -1) : to) > settled;
  });
  return index === -1 ? undefined : index;
};

/** How many of the last points of a trend are still growing. */
export const countIncomplete = (
  trend: { dates: readonly PlainDate[]; period: DateRange } | undefined,
  freshness: { latest_day: PlainDate | null; status: 'estimated' | 'final' } | undefined,
): number => {
  if (!trend || !freshness?.latest_day) return 0;
  const first = firstIncomplete(trend.dates, trend.period, {
    latestDay: freshness.latest_day,
    isFinal: freshness.status === 'final',
  });
  return first === undefined ? 0 : trend.dates.length - first;
};
