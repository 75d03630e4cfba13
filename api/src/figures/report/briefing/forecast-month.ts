import { type Day, daysBetween, getWeekday } from '../../../platform/calendar.ts';
import { createRandom, type Random } from '../../../platform/random.ts';

/** The sum of a figure on a day: views, or revenue in any one unit. */
export type DayValue = { day: Day; value: number };

/** What is expected in eight of ten cases to lie between `low` and `high`, and to be as often above `middle` as below. */
export type Forecast = { low: number; middle: number; high: number };

/** Five weeks are the fewest in which each weekday is compared with its own week four times. */
const LEAST_DAYS = 35;
/** Half a year: eighteen weeks forecast as well, and older days only cost time. */
const MOST_DAYS = 182;
/** Errors of the first days only show how good the first level was. */
const DAYS_TO_SETTLE = 7;
/** An error counts for the level up to so many standard deviations, so that a single spike hardly deviations it. */
const CLIPPED_AT = 3;
/** The standard deviation of normally distributed errors, for a median distance of 1. */
const DEVIATIONS_PER_MEDIAN = 1.4826;
const SMOOTHING = [0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8];
const ENDINGS = 500;
const DAYS_OF_WEEK = 7;
/** The weekdays and the level are fitted to the history, which makes its errors smaller than those of later days. */
const FITTED = DAYS_OF_WEEK + 1;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;
const quantile = (sorted: readonly number[], part: number) => sorted[Math.floor(part * sorted.length)] ?? 0;
const median = (values: readonly number[]) =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

/** The factors of Monday to Sunday: the median of a weekday's values, each divided by the mean of the seven days around it. */
const measureWeekdays = (days: readonly DayValue[]): number[] => {
  const ratios = Array.from({ length: DAYS_OF_WEEK }, (): number[] => []);
  for (const [index, { day, value }] of days.entries()) {
    const week = days.slice(Math.max(0, index - 3), index + 4);
    const [first, last] = [week[0], week.at(-1)];
    if (!first || !last || week.length < DAYS_OF_WEEK || daysBetween(first.day, last.day) >= DAYS_OF_WEEK)
      continue;
    const level = mean(week.map((each) => each.value));
    if (level > 0) ratios[getWeekday(day)]?.push(value / level);
  }
  // A weekday on which nothing happens keeps a small factor, because values are divided by it.
  const factors = ratios.map((values) => (values.length > 0 ? Math.max(0.05, median(values)) : 1));
  return factors.map((factor) => factor / mean(factors));
};

/**
 * Follows the level of values without their weekdays by simple exponential smoothing. Errors are parts of the level, so that
 * those of a smaller past can be used for a larger present.
 */
const followLevel = (values: readonly number[], smoothing: number, clip = Infinity) => {
  // Around zero an error has no part of the level that it could be.
  const leastUnit = mean(values.map(Math.abs)) / 10;
  const unitOf = (level: number) => Math.max(level, leastUnit);
  let level = median(values.slice(0, 2 * DAYS_TO_SETTLE));
  const errors = values.map((value) => {
    const unit = unitOf(level);
    const error = (value - level) / unit;
    const clipped = Math.max(-clip, Math.min(clip, error));
    level += smoothing * clipped * unit;
    return { error, clipped };
  });
  return { smoothing, level, unit: unitOf(level), errors: errors.slice(DAYS_TO_SETTLE) };
};

/** The level after the last value by each smoothing constant, with its probability: the likelihood of its one-step errors. */
const weighLevels = (values: readonly number[]) => {
  const distances = followLevel(values, 0.2).errors.map(({ error }) => Math.abs(error));
  // More than half of the days of a small channel can be equal, and then the median distance is 0.
  const deviation = Math.max(DEVIATIONS_PER_MEDIAN * median(distances), mean(distances));
  const levels = SMOOTHING.map((smoothing) => {
    const found = followLevel(values, smoothing, CLIPPED_AT * deviation);
    return { ...found, loss: sum(found.errors.map(({ clipped }) => clipped ** 2)) + Number.EPSILON };
  });
  const leastLoss = Math.min(...levels.map(({ loss }) => loss));
  const weights = levels.map(({ loss, errors }) => (loss / leastLoss) ** (-errors.length / 2));
  return levels.map((level, index) => ({ ...level, probability: (weights[index] ?? 0) / sum(weights) }));
};

type Level = ReturnType<typeof weighLevels>[number];

/**
 * One possible sum of the days with these factors. Errors are taken from the history by the week, because those of neighbouring
 * days belong together while a video is discovered or forgotten.
 */
const simulate = ({ smoothing, level, unit, errors }: Level, factors: readonly number[], random: Random) => {
  const scale = unit * Math.sqrt(errors.length / (errors.length - FITTED));
  let [current, at, total] = [level, 0, 0];
  for (const [index, factor] of factors.entries()) {
    at = index % DAYS_OF_WEEK === 0 ? Math.floor(random() * errors.length) : (at + 1) % errors.length;
    const { error, clipped } = errors[at] ?? { error: 0, clipped: 0 };
    total += factor * (current + error * scale);
    current += smoothing * clipped * scale;
  }
  return total;
};

/**
 * Forecasts the sum of the days after `through` up to `to` from the delivered days up to `through`, in ascending order; days
 * may be missing. It simulates endings of the month from weekdays, level and errors of the history (docs/forecast.md), the same
 * ones each time, and returns the quantiles of their sums in the unit of the values. It is undefined when the history has
 * fewer than 35 days, or nothing but zeros in its last 35.
 */
export const forecastMonth = (
  history: readonly DayValue[],
  { through, to }: { through: Day; to: Day },
): Forecast | undefined => {
  const days = history.filter(({ day }) => day <= through).slice(-MOST_DAYS);
  const last = days.at(-1);
  if (!last || days.length < LEAST_DAYS || days.slice(-LEAST_DAYS).every(({ value }) => value === 0))
    return undefined;
  const factors = measureWeekdays(days);
  const factorOf = (weekday: number) => factors[weekday % DAYS_OF_WEEK] ?? 1;
  const levels = weighLevels(days.map(({ day, value }) => value / factorOf(getWeekday(day))));
  // The level also deviations on the days between the last delivered one and `through`, which are no part of the sum.
  const [ahead, missing] = [daysBetween(last.day, to), daysBetween(last.day, through)];
  const future = Array.from({ length: Math.max(0, ahead) }, (_, index) =>
    index < missing ? 0 : factorOf(getWeekday(last.day) + 1 + index),
  );
  const random = createRandom('month');
  const endings = levels.flatMap((level) =>
    Array.from({ length: Math.round(level.probability * ENDINGS) }, () => simulate(level, future, random)),
  );
  // A sum of days that were never negative is not, though simulated errors can say so.
  const least = days.some(({ value }) => value < 0) ? -Infinity : 0;
  const sorted = endings.map((ending) => Math.max(least, ending)).toSorted((a, b) => a - b);
  return { low: quantile(sorted, 0.1), middle: quantile(sorted, 0.5), high: quantile(sorted, 0.9) };
};
