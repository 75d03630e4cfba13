import type { Day } from '../../../platform/calendar.ts';
import { roundTo } from '../../../platform/rounding.ts';
import { absoluteOf, type Amount, compareBigints } from '../figures/money.ts';
import { findUsual, judge, type Usual, type ValueOfDay } from './usual.ts';

/** Views and revenue of an account, or of a channel, a country or a video of it. */
export type Series = { views: ValueOfDay; revenue: ValueOfDay };

/** A value of a day beside what is usual on it; `usual` is undefined where the weeks before say nothing. */
export type Compared = { value: bigint; usual: Usual | undefined };

/** Why revenue differs from what is usual; both add up to the difference. */
export type Causes = Record<'views' | 'price', Amount>;

/** A day beside what is usual on it; a value is undefined when it was not delivered. */
export type ComparedDay = {
  views: Compared | undefined;
  revenue: Compared | undefined;
  /** The revenue less what is usual. */
  difference: Amount | undefined;
  causes: Causes | undefined;
};

export type Deviation = ComparedDay & { key: string; difference: Amount };

/** The least part of the usual revenue that a deviation must have to be listed: one in so many. */
const LEAST_PART = 100n;

const compareValue = (valueOf: ValueOfDay, day: Day, series: number): Compared | undefined => {
  const value = valueOf(day);
  return value === undefined ? undefined : { value, usual: findUsual(valueOf, day, { series }) };
};

/** Splits a difference of revenue into what more or fewer views would have earned as usual, and the rest, which is the price. */
const splitCauses = (difference: Amount, views: Compared | undefined, revenue: Usual): Causes | undefined => {
  if (!views?.usual) return undefined;
  const { median } = views.usual;
  const ofViews = roundTo(revenue.median * (views.value - median), median);
  return { views: ofViews, price: difference - ofViews };
};

/** A day of one of several series beside what is usual on it. */
export const compareDay = (
  { views: viewsOf, revenue: revenueOf }: Series,
  day: Day,
  { series }: { series: number },
): ComparedDay => {
  const views = compareValue(viewsOf, day, series);
  const revenue = compareValue(revenueOf, day, series);
  if (!revenue?.usual) return { views, revenue, difference: undefined, causes: undefined };
  const difference = revenue.value - revenue.usual.median;
  return { views, revenue, difference, causes: splitCauses(difference, views, revenue.usual) };
};

/** Whether the revenue of a day is outside the spread of what is usual. */
export const isUnusual = ({ revenue }: ComparedDay): boolean =>
  revenue?.usual !== undefined && judge(revenue.value, revenue.usual) !== 'usual';

/**
 * The series whose revenue is not what it usually is. A difference below a hundredth of the account's usual revenue is not
 * listed.
 */
export const listDeviations = (
  series: readonly (Series & { key: string })[],
  day: Day,
  { whole, count }: { whole: Amount; count: number },
): Deviation[] =>
  series.flatMap(({ key, ...values }): Deviation[] => {
    const compared = compareDay(values, day, { series: count });
    const { difference } = compared;
    if (difference === undefined || !isUnusual(compared)) return [];
    return absoluteOf(difference) * LEAST_PART < whole ? [] : [{ key, ...compared, difference }];
  });

/** The largest differences, the largest first. */
export const listLargest = <Item extends { key: string; difference: Amount }>(
  deviations: readonly Item[],
  most: number,
): Item[] =>
  deviations
    .toSorted(
      (a, b) =>
        compareBigints(absoluteOf(b.difference), absoluteOf(a.difference)) || (a.key < b.key ? -1 : 1),
    )
    .slice(0, most);
