import { type Day, listDays, getWeekday } from '../../src/platform/calendar.ts';
import { hashText, randomFactor } from './noise.ts';

/** The exchange rate of a day in won for a dollar, invented but plausible, with two decimals. */
const wonPerDollar = (day: Day): string => {
  const number = Date.parse(`${day}T00:00:00Z`) / 86_400_000;
  const drift = 18 * Math.sin(number / 47) + 9 * Math.sin(number / 13.3);
  return (1391 + drift + 260 * (randomFactor(hashText('fx'), number, 0.006) - 1)).toFixed(2);
};

/** Rates from Monday to Friday, because markets close on weekends. */
export const createRates = (from: Day, to: Day): { day: Day; rate: string }[] =>
  listDays(from, to)
    .filter((day) => getWeekday(day) < 5)
    .map((day) => ({ day, rate: wonPerDollar(day) }));
