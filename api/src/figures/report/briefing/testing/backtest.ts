import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  listDays,
  toFirstDay,
  toMonthName,
  toMonthPeriod,
} from '../../../../platform/calendar.ts';
import { type DayValue, forecastMonth } from '../forecast-month.ts';

/** The days of a month after which it is forecast. */
export const ORIGINS = [3, 8, 13, 18, 23, 28];

/** What was forecast for a month that has ended. Errors are parts of the whole month's sum, without sign. */
export type ForecastCase = {
  /** The day of the month after which it was forecast. */
  origin: number;
  daysLeft: number;
  isInside: boolean;
  error: number;
  /** The error of the month before as the forecast. */
  lastMonthError: number;
  /** The error of the month to date and the mean of the last seven days for each day that is left. */
  lastWeekError: number;
};

const sumOf = (days: readonly DayValue[]) => days.reduce((sum, { value }) => sum + value, 0);

/** Forecasts a month after each day of `ORIGINS`; the month before and the month itself must be in the history. */
export const forecastPastMonth = (history: readonly DayValue[], month: string): ForecastCase[] => {
  const firstDay = toFirstDay(month);
  const { from, to } = toMonthPeriod(firstDay);
  const sumOfDays = (first: Day, last: Day) =>
    sumOf(history.filter(({ day }) => day >= first && day <= last));
  const actual = sumOfDays(from, to);
  const lastMonth = sumOfDays(addMonths(firstDay, -1), addDays(from, -1));
  return ORIGINS.flatMap((origin) => {
    const through = addDays(from, origin - 1);
    if (through >= to) return [];
    const known = history.filter(({ day }) => day <= through);
    const found = forecastMonth(known, { through, to });
    if (!found) return [];
    const toDate = sumOfDays(from, through);
    const daysLeft = daysBetween(through, to);
    const lastWeek = sumOf(known.slice(-7)) / 7;
    const errorOf = (sum: number) => Math.abs(sum - actual) / actual;
    return {
      origin,
      daysLeft,
      isInside: toDate + found.low <= actual && actual <= toDate + found.high,
      error: errorOf(toDate + found.middle),
      lastMonthError: errorOf(lastMonth),
      lastWeekError: errorOf(toDate + lastWeek * daysLeft),
    };
  });
};

/** The months of a history that are complete, and whose month before is. */
export const listTestableMonths = (history: readonly DayValue[]): string[] => {
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last) return [];
  const months = [...new Set(listDays(first.day, last.day).map(toMonthName))];
  return months.filter(
    (month) =>
      addMonths(toFirstDay(month), -1) >= first.day && toMonthPeriod(toFirstDay(month)).to <= last.day,
  );
};

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The share of cases inside their interval, and the median errors. */
export const summarise = (cases: readonly ForecastCase[]) => ({
  count: cases.length,
  inside: cases.filter(({ isInside }) => isInside).length / cases.length,
  error: median(cases.map(({ error }) => error)),
  lastMonthError: median(cases.map(({ lastMonthError }) => lastMonthError)),
  lastWeekError: median(cases.map(({ lastWeekError }) => lastWeekError)),
});
