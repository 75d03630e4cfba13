import { type Day, eachDay, weekdayOf } from '../../modules/report/calendar.ts';
import { seedOf, wobble } from './noise.ts';

/** What a dollar was worth in won on a day, invented but plausible, with two decimals. */
const wonPerDollar = (day: Day): string => {
  const number = Date.parse(`${day}T00:00:00Z`) / 86_400_000;
  const drift = 18 * Math.sin(number / 47) + 9 * Math.sin(number / 13.3);
  return (1391 + drift + 260 * (wobble(seedOf('fx'), number, 0.006) - 1)).toFixed(2);
};

/** Rates from Monday to Friday: markets rest on weekends. */
export const ratesOf = (from: Day, to: Day): { day: Day; rate: string }[] =>
  eachDay(from, to)
    .filter((day) => weekdayOf(day) < 5)
    .map((day) => ({ day, rate: wonPerDollar(day) }));
