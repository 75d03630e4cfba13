import { median, probit } from 'simple-statistics';
import { roundTo } from '../../../platform/rounding.ts';
import { addDays, type Day } from '../../../platform/calendar.ts';
import { compareBigints } from '../figures/money.ts';

/** How many weeks before a day say what is usual on it. */
const USUAL_WEEKS = 8;
/** With fewer equal weekdays nothing is called usual. */
const LEAST_WEEKS = 4;
const DAYS_OF_WEEK = 7;
/** The days before a day that say what is usual on it. */
export const USUAL_DAYS = USUAL_WEEKS * DAYS_OF_WEEK;

/** The standard deviation of normally distributed values, as a multiple of their median absolute deviation. */
const DEVIATIONS = 1.4826;
/** A smaller relative difference is never called a change. */
const LEAST_CHANGE = 0.05;
/** The part of ordinary days on which one of the series may be called a change, if they were normally distributed. */
const FALSE_ALARMS = 0.006;

/** A value of a day; undefined when the day was not delivered. */
export type ValueOfDay = (day: Day) => bigint | undefined;

/** What is usual on a day: the median of the same weekdays before, and between which values nothing is called a change. */
export type Usual = { median: bigint; low: bigint; high: bigint; weeks: number };

const medianOf = (values: readonly bigint[]): bigint => {
  const sorted = values.toSorted(compareBigints);
  const [low = 0n, high = low] = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  return low + roundTo(high - low, 2n);
};

/** The same weekdays before a day, the newest first. */
export const listEqualWeekdays = (day: Day): Day[] =>
  Array.from({ length: USUAL_WEEKS }, (_, week) => addDays(day, -DAYS_OF_WEEK * (week + 1)));

const readWeekdays = (valueOf: ValueOfDay, day: Day): bigint[] =>
  listEqualWeekdays(day).flatMap((each) => valueOf(each) ?? []);

/** Beyond a hundredfold nothing is farther, and neither is nothing at all. */
const FARTHEST = Math.log(100);

/** How far a value is from a positive median: the size of the logarithm, in which a half is as far as the double. */
const distanceOf = (value: bigint, from: bigint): number =>
  value > 0n ? Math.min(FARTHEST, Math.abs(Math.log(Number(value) / Number(from)))) : FARTHEST;

/** How far each day of the weeks before is from the median of the other equal weekdays. */
const listDistances = (valueOf: ValueOfDay, day: Day): number[] =>
  Array.from({ length: DAYS_OF_WEEK }, (_, offset) => readWeekdays(valueOf, addDays(day, offset))).flatMap(
    (values) =>
      values.flatMap((value, index) => {
        const others = medianOf(values.toSpliced(index, 1));
        return values.length < LEAST_WEEKS || others <= 0n ? [] : distanceOf(value, others);
      }),
  );

/** A multiple of a value: factors of logarithms are not exact, which the limits of a spread need not be. */
const multiply = (value: bigint, factor: number): bigint =>
  roundTo(value * BigInt(Math.round(factor * 1e6)), 1_000_000n);

/** The median of the same weekdays before a day; undefined where they say nothing. */
export const findUsualMedian = (valueOf: ValueOfDay, day: Day): bigint | undefined => {
  const before = readWeekdays(valueOf, day);
  const middle = medianOf(before);
  return before.length < LEAST_WEEKS || middle <= 0n ? undefined : middle;
};

/**
 * What is usual on a day; undefined where the weeks before say nothing: too few of them, or mostly days without anything.
 * `series` is how many series are looked at on the day: with more of them, each has to stand out more.
 */
export const findUsual = (
  valueOf: ValueOfDay,
  day: Day,
  { series = 1 }: { series?: number } = {},
): Usual | undefined => {
  const middle = findUsualMedian(valueOf, day);
  if (middle === undefined) return undefined;
  const deviation = median(listDistances(valueOf, day)) * DEVIATIONS;
  const limit = Math.max(Math.log(1 + LEAST_CHANGE), deviation * probit(1 - FALSE_ALARMS / (2 * series)));
  return {
    median: middle,
    low: multiply(middle, Math.exp(-limit)),
    high: multiply(middle, Math.exp(Math.min(limit, FARTHEST))),
    weeks: readWeekdays(valueOf, day).length,
  };
};

/** Whether a value is a change, and in which direction. */
export const judge = (value: bigint, { low, high }: Usual): 'lower' | 'usual' | 'higher' =>
  value < low ? 'lower' : value > high ? 'higher' : 'usual';
