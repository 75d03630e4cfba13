const DAY_MS = 86_400_000;

/** Both days are inclusive. */
export type Period = { from: string; to: string };

export type Interval = 'day' | 'week' | 'month';

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: string, count: number): string => dayOf(utc(day) + count * DAY_MS);

const lengthOf = ({ from, to }: Period) => (utc(to) - utc(from)) / DAY_MS + 1;

export const daysOf = (period: Period): string[] =>
  Array.from({ length: lengthOf(period) }, (_, index) => addDays(period.from, index));

/** The number of days from one to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number => (utc(to) - utc(from)) / DAY_MS;

/** A number of days ending with `to`. */
export const periodThrough = (to: string, count: number): Period => ({ from: addDays(to, 1 - count), to });

const pacificDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' });

/** Today in the time zone of the reports. */
export const pacificToday = () => pacificDay.format(new Date());

/** The calendar month before that of a day. */
export function monthBefore(day: string): Period {
  const to = addDays(`${day.slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

/** As many days, beginning with `from`. */
const movedTo = (period: Period, from: string): Period => ({ from, to: addDays(from, lengthOf(period) - 1) });

/** The same date some months earlier; 31 March becomes the last day of February. */
const monthsBefore = (day: string, months: number) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 - months, Math.min(date, last)));
};

const isLastOfMonth = (day: string) => addDays(day, 1).endsWith('-01');

const movedByMonths = ({ from, to }: Period, months: number): Period => ({
  from: monthsBefore(from, months),
  // The day before the first of a month is the last day of any month.
  to: isLastOfMonth(to) ? addDays(monthsBefore(addDays(to, 1), months), -1) : monthsBefore(to, months),
});

const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** Rolling periods are compared with as many days, months with as many calendar months. */
export type CompareUnit = 'days' | 'months';

/** The unit of days that were chosen one by one: those from the first of a month are months. */
export const unitOfOwnDays = ({ from }: Period): CompareUnit => (from.endsWith('-01') ? 'months' : 'days');

/** The comparison period: directly before, or from the same date a year earlier. */
export const comparisonPeriod = (
  period: Period,
  mode: 'previous' | 'last_year',
  unit: CompareUnit,
): Period => {
  const { from, to } = period;
  if (unit === 'months')
    return movedByMonths(period, mode === 'previous' ? monthNumber(to) - monthNumber(from) + 1 : 12);
  return movedTo(period, mode === 'previous' ? addDays(from, -lengthOf(period)) : monthsBefore(from, 12));
};

/** The tests read the portal in Korean, whose weeks begin on Sunday. */
const FIRST_WEEKDAY = 0;

const begins: Record<Interval, (day: string) => boolean> = {
  day: () => true,
  week: (day) => new Date(utc(day)).getUTCDay() === FIRST_WEEKDAY,
  month: (day) => day.endsWith('-01'),
};

/** Splits a period where days, weeks or months begin. */
export function splitPeriod(period: Period, interval: Interval): Period[] {
  const starts = daysOf(period).filter((day) => day === period.from || begins[interval](day));
  return starts.map((from, index) => {
    const next = starts[index + 1];
    return { from, to: next === undefined ? period.to : addDays(next, -1) };
  });
}

/** Shifts the parts of a period to its comparison period, which may be shorter; by calendar months with `isByMonth`. */
export const shiftParts = (parts: readonly Period[], window: Period, isByMonth: boolean): Period[] => {
  const [first] = parts;
  if (!first) return [];
  const months = monthNumber(first.from) - monthNumber(window.from);
  if (isByMonth) return parts.map((part) => movedByMonths(part, months));
  const shift = (utc(window.from) - utc(first.from)) / DAY_MS;
  return parts
    .map((part) => ({ from: addDays(part.from, shift), to: addDays(part.to, shift) }))
    .filter(({ from }) => from <= window.to)
    .map(({ from, to }) => ({ from, to: to < window.to ? to : window.to }));
};
