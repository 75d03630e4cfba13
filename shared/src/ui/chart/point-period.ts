import { addDays } from '../../i18n/index.ts';
import type { Day, Format } from '../../i18n/index.ts';
import type { ChartComparison, ChartInterval } from './chart-types.ts';

/** The first and last day of a point. */
export type PointPeriod = { from: Day; to: Day };

const WEEK = 7;

const utc = (day: Day) => new Date(`${day}T00:00:00Z`);

const text = (date: Date): Day => date.toISOString().slice(0, 10);

const DAY_MS = 86_400_000;

const daysBetween = (from: Day, to: Day) => Math.round((utc(to).getTime() - utc(from).getTime()) / DAY_MS);

const endOfMonth = (day: Day): Day => {
  const date = utc(day);
  return text(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)));
};

const naturalEnd: Record<ChartInterval, (from: Day) => Day> = {
  day: (from) => from,
  week: (from) => addDays(from, WEEK - 1),
  month: endOfMonth,
};

/**
 * Returns the days of each point. A point ends the day before the next one, since a period may begin within a week; the
 * last one ends with its week or month, or with `through` if that is earlier.
 */
export const computePointPeriods = (
  days: readonly Day[],
  interval: ChartInterval,
  through?: Day | undefined,
): PointPeriod[] =>
  days.map((from, index) => {
    const next = days[index + 1];
    if (next !== undefined) return { from, to: interval === 'day' ? from : addDays(next, -1) };
    const end = naturalEnd[interval](from);
    return { from, to: through !== undefined && through < end ? through : end };
  });

const lengthOf = ({ from, to }: PointPeriod) => daysBetween(from, to) + 1;

/** The length of the whole week or month of a point; the language decides with which day weeks begin. */
const wholeLength: Record<ChartInterval, (from: Day) => number> = {
  day: () => 1,
  week: () => WEEK,
  month: (from) => Number(endOfMonth(from).slice(8)),
};

/** How many times longer the whole week or month of a point is than its days; 1 unless the period cuts it. */
export const computeScale = (period: PointPeriod, interval: ChartInterval): number =>
  Math.max(1, wholeLength[interval](period.from) / lengthOf(period));

/** Returns the days of each point of a comparison; without `ends`, as many as the corresponding point has. */
export const computeComparedPeriods = (
  { days, ends }: Pick<ChartComparison, 'days' | 'ends'>,
  points: readonly PointPeriod[],
): PointPeriod[] =>
  days.map((from, index) => {
    const point = points[index];
    const sameLength = point ? addDays(from, daysBetween(point.from, point.to)) : from;
    return { from, to: ends?.[index] ?? sameLength };
  });

/** Returns the period from the first to the last day, undefined without points. */
export const getWholePeriod = (points: readonly PointPeriod[]): PointPeriod | undefined => {
  const [first] = points;
  const last = points.at(-1);
  return first && last && { from: first.from, to: last.to };
};

const yearOf = (day: Day) => day.slice(0, 4);

/** Formats a period, with years only if they differ or with `hasYear`. */
export const formatPeriod = ({ from, to }: PointPeriod, format: Format, hasYear = false): string =>
  hasYear || yearOf(from) !== yearOf(to) ? format.range(from, to) : format.shortRange(from, to);

/** Formats a point's period in full, with the year only with `hasYear`. */
export const formatPointPeriod = (
  period: PointPeriod,
  interval: ChartInterval,
  format: Format,
  hasYear = false,
): string => {
  const { from, to } = period;
  if (interval === 'month' && from.endsWith('-01') && to === endOfMonth(from)) return format.month(from);
  if (interval !== 'day') return formatPeriod(period, format, hasYear);
  if (hasYear) return format.dateWithWeekday(from);
  const [date, weekday] = [format.shortDate(from), format.weekday(from)];
  if (format.language === 'en') return `${weekday}, ${date}`;
  return format.language === 'ko' ? `${date} (${weekday})` : `${date} ${weekday}`;
};

/** Whether two periods begin in different years. */
export const hasOtherYear = (one: PointPeriod | undefined, other: PointPeriod | undefined): boolean =>
  one !== undefined && other !== undefined && yearOf(one.from) !== yearOf(other.from);
