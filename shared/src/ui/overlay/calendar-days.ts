import { LANGUAGE_FORMATS } from '../../facts/index.ts';
import { addDays } from '../../i18n/index.ts';
import type { Day, Language } from '../../i18n/index.ts';

const toTime = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const toDay = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** Adds a number of months, which may be negative; clamps to the last day of a shorter month. */
export const addMonths = (day: Day, count: number): Day => {
  const first = new Date(toTime(`${day.slice(0, 8)}01`));
  first.setUTCMonth(first.getUTCMonth() + count);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(Number(day.slice(8)), last));
  return toDay(first.getTime());
};

/** Returns the position of a day in its week, from 0. */
export const weekPosition = (day: Day, language: Language): number =>
  (new Date(toTime(day)).getUTCDay() - LANGUAGE_FORMATS[language].weekStart + 7) % 7;

/** Returns the weeks of a day's month; days of other months are undefined. */
export const monthWeeks = (day: Day, language: Language): (Day | undefined)[][] => {
  const first = `${day.slice(0, 8)}01`;
  const before = weekPosition(first, language);
  const length = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
  const rows = Math.ceil((before + length) / 7);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (__, column) => {
      const index = row * 7 + column - before;
      return index < 0 || index >= length ? undefined : addDays(first, index);
    }),
  );
};

/** Clamps a day to `min` and `max`. */
export const clampDay = (day: Day, min: Day | undefined, max: Day | undefined): Day => {
  if (min && day < min) return min;
  return max && day > max ? max : day;
};
