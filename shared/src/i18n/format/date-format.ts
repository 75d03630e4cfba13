import { LANGUAGE_FORMATS } from '../../facts/index.ts';
import type { Language } from '../../facts/index.ts';
import { NO_VALUE } from './decimal.ts';

/** A calendar day `YYYY-MM-DD`, independent of time zones. */
export type Day = string;
/** A point in time in ISO 8601 with its zone. */
export type Instant = string;

type DayParts = { year: string; month: string; day: string };

const parseDay = (day: Day): DayParts => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  // `Date` would silently turn 30 February into 2 March.
  const isReal = new Date(`${day}T00:00:00Z`).getUTCDate() === Number(date);
  if (!year || !month || !date || !isReal) throw new RangeError(`Not a day: "${day}"`);
  return { year, month, day: date };
};

const parseInstant = (instant: Instant) => {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not an instant: "${instant}"`);
  return date;
};

/** The day of an instant in the local time zone. */
const localDay = (instant: Instant): Day => {
  const date = parseInstant(instant);
  const padTwo = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${padTwo(date.getMonth() + 1)}-${padTwo(date.getDate())}`;
};

/** The days of the local calendar from one instant to another, which daylight saving makes shorter or longer. */
const countLocalDays = (from: number, to: Instant) => {
  const [start, end] = [new Date(from).toISOString(), to].map((instant) => Date.parse(localDay(instant)));
  return ((end ?? 0) - (start ?? 0)) / 86_400_000;
};

const RELATIVE_STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Creates the date formats of one language; they throw a RangeError for invalid days and instants. */
export const createDateFormat = (language: Language) => {
  const { dates: separator } = LANGUAGE_FORMATS[language];
  const createLazyFormat = (options: Intl.DateTimeFormatOptions) => {
    let formatter: Intl.DateTimeFormat | undefined;
    return (day: Day) => {
      parseDay(day);
      formatter ??= new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
      return formatter.format(new Date(`${day}T00:00:00Z`));
    };
  };
  const dateInWords = createLazyFormat({ year: 'numeric', month: 'short', day: 'numeric' });
  const shortInWords = createLazyFormat({ month: 'short', day: 'numeric' });
  const weekday = createLazyFormat({ weekday: 'short' });
  const weekdayName = createLazyFormat({ weekday: 'long' });
  const month = createLazyFormat({ year: 'numeric', month: 'long' });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });

  const date = (day: Day) => {
    const parts = parseDay(day);
    if (separator === 'words') return dateInWords(day);
    return [parts.year, parts.month, parts.day].join(separator);
  };
  const shortDate = (day: Day) => {
    const parts = parseDay(day);
    if (separator === 'words') return shortInWords(day);
    return [parts.month, parts.day].join(separator);
  };
  const time = (instant: Instant) => parseInstant(instant).toTimeString().slice(0, 5);
  const withNoValue =
    <Value>(show: (value: Value) => string) =>
    (value: Value | null | undefined) =>
      value === null || value === undefined ? NO_VALUE : show(value);

  return {
    /** A day in full: 2026.07.04 · Jul 4, 2026 · 2026/07/04. */
    date: withNoValue(date),
    /** A day without its year: 11.09 · Nov 9 · 11/09. */
    shortDate: withNoValue(shortDate),
    /** The day of the week: 토 · Sat · 周六. */
    weekday: withNoValue(weekday),
    /** The day of the week in full: 토요일 · Saturday · 星期六. */
    weekdayName: withNoValue(weekdayName),
    /** A day with its weekday: 2026.07.04 (토) · Sat, Jul 4, 2026. */
    dateWithWeekday: withNoValue((day: Day) =>
      separator === 'words' ? `${weekday(day)}, ${date(day)}` : `${date(day)} (${weekday(day)})`,
    ),
    /** The month of a day: 2026년 7월 · July 2026. */
    month: withNoValue(month),
    /** A range of days, without repeating a common year. */
    range: (from: Day, to: Day) => {
      if (from === to) return date(from);
      const sameYear = parseDay(from).year === parseDay(to).year;
      if (!sameYear) return `${date(from)} – ${date(to)}`;
      return separator === 'words' ? `${shortDate(from)} – ${date(to)}` : `${date(from)} – ${shortDate(to)}`;
    },
    /** A range of days without the year. */
    shortRange: (from: Day, to: Day) =>
      from === to ? shortDate(from) : `${shortDate(from)} – ${shortDate(to)}`,
    /** The day of an instant in the local time zone. */
    instantDate: withNoValue((instant: Instant) => date(localDay(instant))),
    /** An instant in the local time zone on the 24-hour clock: 2026.07.04 12:05. */
    dateTime: withNoValue((instant: Instant) => `${date(localDay(instant))} ${time(instant)}`),
    /** The time of an instant in the local time zone: 12:05. */
    time: withNoValue(time),
    /** The distance from now: 3일 전, yesterday. From a day on it counts days of the calendar. */
    relative: (instant: Instant, now: number = Date.now()) => {
      const seconds = (parseInstant(instant).getTime() - now) / 1000;
      const [unit, size] = RELATIVE_STEPS.find((step) => Math.abs(seconds) >= step[1]) ?? ['second', 1];
      if (unit === 'day') return relative.format(countLocalDays(now, instant), unit);
      return relative.format(unit === 'second' ? 0 : Math.trunc(seconds / size), unit);
    },
  };
};

/** Formats seconds as m:ss, from an hour on as h:mm:ss. */
export const formatDuration = (seconds: number | null | undefined): string => {
  if (seconds === null || seconds === undefined) return NO_VALUE;
  const whole = Math.round(seconds);
  const padTwo = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const rest = padTwo(whole % 60);
  return hours > 0 ? `${hours}:${padTwo(minutes)}:${rest}` : `${minutes}:${rest}`;
};
