import type { Language } from '@portal/shared/facts';

/** A calendar day, `YYYY-MM-DD`. Days of reports are Pacific days and are never shifted into another zone. */
export type Day = string;

/** Both days are included. */
export type Period = { from: Day; to: Day };

/** The time zone of the video platform's days. */
export const REPORT_TIME_ZONE = 'America/Los_Angeles';

const MS_PER_DAY = 86_400_000;
const DAYS_OF_WEEK = 7;

// UTC has no daylight saving time, so every day has 24 hours and day numbers are whole.
const numberOf = (day: Day) => Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY;
const dayOf = (number: number): Day => new Date(number * MS_PER_DAY).toISOString().slice(0, 10);

/** Whether a text is a real calendar day: 2026-02-29 is not. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const number = numberOf(text);
  return !Number.isNaN(number) && dayOf(number) === text;
};

export const addDays = (day: Day, count: number): Day => dayOf(numberOf(day) + count);

/** Days from `from` to `to`, negative when `to` is the earlier one. */
export const daysBetween = (from: Day, to: Day): number => numberOf(to) - numberOf(from);

/** Every day from `from` through `to`. */
export const listDays = (from: Day, to: Day): Day[] => {
  const first = numberOf(from);
  return Array.from({ length: Math.max(0, numberOf(to) - first + 1) }, (_, index) => dayOf(first + index));
};

/** 0 for Monday to 6 for Sunday. */
export const getWeekday = (day: Day): number => (((numberOf(day) + 3) % 7) + 7) % 7;

/** The Monday of a day's week, for what is the same for all readers. */
export const startOfWeek = (day: Day): Day => addDays(day, -getWeekday(day));

/** The weekday with which weeks begin in a language: 0 for Monday to 6 for Sunday. */
export const getFirstWeekday = (language: Language): number => {
  // TypeScript's library does not have this method yet.
  const locale = new Intl.Locale(language) as Intl.Locale & { getWeekInfo: () => { firstDay: number } };
  return locale.getWeekInfo().firstDay - 1;
};

/** The first day of a day's week that begins with a weekday. */
export const startOfWeekFrom = (firstWeekday: number, day: Day): Day =>
  addDays(day, -((getWeekday(day) - firstWeekday + DAYS_OF_WEEK) % DAYS_OF_WEEK));

/** The month of a day, `YYYY-MM`. */
export const toMonthName = (day: Day): string => day.slice(0, 7);

/** The first day of a month, `YYYY-MM`. */
export const toFirstDay = (month: string): Day => `${month}-01`;

export const startOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

const monthNumberOf = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** The first day of the month `count` months later. */
export const addMonths = (firstOfMonth: Day, count: number): Day => {
  const months = monthNumberOf(firstOfMonth) + count;
  const year = String(Math.floor(months / 12)).padStart(4, '0');
  return `${year}-${String((months % 12) + 1).padStart(2, '0')}-01`;
};

const endOfMonth = (day: Day): Day => addDays(addMonths(startOfMonth(day), 1), -1);

/** The days of the month that begins on `firstOfMonth`. */
export const toMonthPeriod = (firstOfMonth: Day): Period => ({
  from: firstOfMonth,
  to: endOfMonth(firstOfMonth),
});

/** Every day of the month that begins on `firstOfMonth`. */
export const listDaysOfMonth = (firstOfMonth: Day): Day[] => listDays(firstOfMonth, endOfMonth(firstOfMonth));

/** The same date `count` months earlier, or the last day of a month that has no such date. */
export const subtractMonths = (day: Day, count: number): Day => {
  const first = addMonths(startOfMonth(day), -count);
  const candidate = `${first.slice(0, 8)}${day.slice(8)}`;
  return isDay(candidate) ? candidate : endOfMonth(first);
};

/** The end of the same days `count` months earlier: the last day of a month corresponds to the last day of any other. */
export const endMonthsBefore = (day: Day, count: number): Day =>
  day === endOfMonth(day) ? endOfMonth(addMonths(startOfMonth(day), -count)) : subtractMonths(day, count);

/** The number of calendar months on which the days from `from` to `to` are. */
export const countMonths = (from: Day, to: Day): number => monthNumberOf(to) - monthNumberOf(from) + 1;
