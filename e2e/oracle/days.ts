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

/** The calendar month before that of a day. */
export function monthBefore(day: string): Period {
  const to = addDays(`${day.slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

/** As many days, beginning with `from`. */
const movedTo = (period: Period, from: string): Period => ({ from, to: addDays(from, lengthOf(period) - 1) });

const yearBefore = (day: string) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  // 29 February becomes the 28th in the previous year.
  const last = new Date(Date.UTC(year - 1, month, 0)).getUTCDate();
  return dayOf(Date.UTC(year - 1, month - 1, Math.min(date, last)));
};

/** The comparison period: directly before, or from the same date a year earlier. */
export const comparisonPeriod = (period: Period, mode: 'previous' | 'last_year'): Period =>
  movedTo(period, mode === 'previous' ? addDays(period.from, -lengthOf(period)) : yearBefore(period.from));

const begins: Record<Interval, (day: string) => boolean> = {
  day: () => true,
  week: (day) => new Date(utc(day)).getUTCDay() === 1,
  month: (day) => day.endsWith('-01'),
};

/** Splits a period where days, weeks (from Monday) or months begin. */
export function splitPeriod(period: Period, interval: Interval): Period[] {
  const starts = daysOf(period).filter((day) => day === period.from || begins[interval](day));
  return starts.map((from, index) => {
    const next = starts[index + 1];
    return { from, to: next === undefined ? period.to : addDays(next, -1) };
  });
}

/** Shifts the parts of a period to one that begins with `from`. */
export const shiftParts = (parts: readonly Period[], from: string): Period[] => {
  const [first] = parts;
  if (!first) return [];
  const shift = (utc(from) - utc(first.from)) / DAY_MS;
  return parts.map((part) => ({ from: addDays(part.from, shift), to: addDays(part.to, shift) }));
};
