import type { Language } from '../languages.ts';
import { NO_VALUE } from './decimal.ts';

/** A plain day `YYYY-MM-DD`, which no time zone moves. */
export type Day = string;
/** A moment, as ISO text with its zone. */
export type Instant = string;

type DayParts = { year: string; month: string; day: string };

const dayParts = (day: Day): DayParts => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  // A day that the calendar does not have would silently become another one.
  const isReal = new Date(`${day}T00:00:00Z`).getUTCDate() === Number(date);
  if (!year || !month || !date || !isReal) throw new RangeError(`Not a day: "${day}"`);
  return { year, month, day: date };
};

const moment = (instant: Instant) => {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not an instant: "${instant}"`);
  return date;
};

/** The day of a moment where the reader is. */
const localDay = (instant: Instant): Day => {
  const date = moment(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

const SEPARATOR: Record<Exclude<Language, 'en'>, string> = { ko: '.', 'zh-CN': '/', 'zh-TW': '/' };

const RELATIVE_STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** The date formats of one language. */
export const createDateFormat = (language: Language) => {
  const intl = (options: Intl.DateTimeFormatOptions) => {
    let made: Intl.DateTimeFormat | undefined;
    return (day: Day) => {
      dayParts(day);
      made ??= new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
      return made.format(new Date(`${day}T00:00:00Z`));
    };
  };
  const englishDate = intl({ year: 'numeric', month: 'short', day: 'numeric' });
  const englishShort = intl({ month: 'short', day: 'numeric' });
  const weekday = intl({ weekday: 'short' });
  const month = intl({ year: 'numeric', month: 'long' });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });

  const date = (day: Day) => {
    const parts = dayParts(day);
    if (language === 'en') return englishDate(day);
    return [parts.year, parts.month, parts.day].join(SEPARATOR[language]);
  };
  const shortDate = (day: Day) => {
    const parts = dayParts(day);
    if (language === 'en') return englishShort(day);
    return [parts.month, parts.day].join(SEPARATOR[language]);
  };
  const time = (instant: Instant) => moment(instant).toTimeString().slice(0, 5);
  const orNone =
    <Value>(show: (value: Value) => string) =>
    (value: Value | null | undefined) =>
      value === null || value === undefined ? NO_VALUE : show(value);

  return {
    /** A day in full: 2026.07.04 · Jul 4, 2026 · 2026/07/04. */
    date: orNone(date),
    /** A day of a known year: 11.09 · Nov 9 · 11/09. */
    shortDate: orNone(shortDate),
    /** The day of the week: 토 · Sat · 周六. */
    weekday: orNone(weekday),
    /** A day with its weekday: 2026.07.04 (토) · Sat, Jul 4, 2026. */
    dateWithWeekday: orNone((day: Day) =>
      language === 'en' ? `${weekday(day)}, ${date(day)}` : `${date(day)} (${weekday(day)})`,
    ),
    /** A month of a day: 2026년 7월 · July 2026. */
    month: orNone(month),
    /** Two days; the second drops a year they share. */
    range: (from: Day, to: Day) => {
      if (from === to) return date(from);
      const sameYear = dayParts(from).year === dayParts(to).year;
      if (!sameYear) return `${date(from)} – ${date(to)}`;
      return language === 'en' ? `${shortDate(from)} – ${date(to)}` : `${date(from)} – ${shortDate(to)}`;
    },
    /** Two days of a known year. */
    shortRange: (from: Day, to: Day) =>
      from === to ? shortDate(from) : `${shortDate(from)} – ${shortDate(to)}`,
    /** The day of a moment where the reader is. */
    instantDate: orNone((instant: Instant) => date(localDay(instant))),
    /** A moment where the reader is, on the 24-hour clock: 2026.07.04 12:05. */
    dateTime: orNone((instant: Instant) => `${date(localDay(instant))} ${time(instant)}`),
    /** The time of a moment where the reader is: 12:05. */
    time: orNone(time),
    /** How long ago or ahead: 3일 전, yesterday. */
    relative: (instant: Instant, now: number = Date.now()) => {
      const seconds = (moment(instant).getTime() - now) / 1000;
      const [unit, size] = RELATIVE_STEPS.find((step) => Math.abs(seconds) >= step[1]) ?? ['second', 1];
      const amount = unit === 'second' ? 0 : Math.trunc(seconds / size);
      return relative.format(amount, unit);
    },
  };
};

/** A length of time as m:ss, from an hour on as h:mm:ss. */
export const formatDuration = (seconds: number | null | undefined): string => {
  if (seconds === null || seconds === undefined) return NO_VALUE;
  const whole = Math.round(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const rest = two(whole % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
};
