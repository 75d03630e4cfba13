import { type RawBuilder, sql } from 'kysely';
import { sqlStateOf } from '../../platform/database/database-error.ts';
import type { DayValue } from './day-values.ts';
import { dayWorth, type DayWorth } from './day-worth.ts';
import type { Tally } from './tally.ts';

/** Sums over days as the database tells them; revenue in units of an `Amount`. */
export type PricedSums = {
  views: string | null;
  red_views: string | null;
  revenue: string | null;
  priced_views: string | null;
  priced_red_views: string | null;
  priced_revenue: string | null;
  priced_red_revenue: string | null;
};

export const pricedSumNames = [
  'views',
  'red_views',
  'revenue',
  'priced_views',
  'priced_red_views',
  'priced_revenue',
  'priced_red_revenue',
] as const satisfies (keyof PricedSums)[];

export const noSums: PricedSums = {
  views: null,
  red_views: null,
  revenue: null,
  priced_views: null,
  priced_red_views: null,
  priced_revenue: null,
  priced_red_revenue: null,
};

/** Sums of nothing: the days were delivered, and there was no row. */
export const zeroSums: PricedSums = { ...noSums, views: '0', red_views: '0', revenue: '0' };

/** The days as a table that rows `f` are joined with. */
export const daysTable = (worth: DayWorth) =>
  sql`select * from json_to_recordset(${worth.days}::json) as days(${worth.columns})`;

/**
 * The sums as columns of a query that groups rows `f` joined with the days `d`; `named` repeats them under their
 * priced names, because mostly every day has its price and nothing need be summed twice.
 */
export const pricedSums = (
  days: readonly DayValue[],
  worth: DayWorth,
): { sums: RawBuilder<unknown>; named: RawBuilder<unknown> | undefined } => {
  const priced = sql`filter (where d.is_priced)`;
  const always = sql`sum(f.views) as views, sum(f.red_views) as red_views, ${worth.sum('f.revenue_micros')} as revenue`;
  if (days.every(({ isPriced }) => isPriced))
    return {
      sums: sql`${always}, ${worth.sum('f.red_revenue_micros')} as priced_red_revenue`,
      named: sql`views as priced_views, red_views as priced_red_views, revenue as priced_revenue`,
    };
  return {
    sums: sql`${always},
      sum(f.views) ${priced} as priced_views, sum(f.red_views) ${priced} as priced_red_views,
      ${worth.sum('f.revenue_micros', priced)} as priced_revenue,
      ${worth.sum('f.red_revenue_micros', priced)} as priced_red_revenue`,
    named: undefined,
  };
};

/** A number did not fit its type. */
const OUT_OF_RANGE = '22003';

/** Runs a query with numbers that are fast, and once more with numbers that hold anything if those did not do. */
export const withRoom = async <Result>(
  days: readonly DayValue[],
  run: (worth: DayWorth) => Promise<Result>,
): Promise<Result> => {
  try {
    return await run(dayWorth(days, { isWide: false }));
  } catch (error) {
    if (sqlStateOf(error) !== OUT_OF_RANGE) throw error;
    return run(dayWorth(days, { isWide: true }));
  }
};

/** What was delivered in a period at all. */
export type Delivered = {
  hasViews: boolean;
  hasRevenue: boolean;
};

export const deliveredIn = (days: readonly DayValue[]): Delivered => ({
  hasViews: days.some(({ hasViews }) => hasViews),
  hasRevenue: days.some(({ hasRevenue }) => hasRevenue),
});

const bigintOf = (text: string | null) => (text === null ? null : BigInt(text));

/** The sums as figures; what was not delivered stays unknown. */
export const tallyOfSums = (sums: PricedSums, { hasViews, hasRevenue }: Delivered): Tally => ({
  views: hasViews ? bigintOf(sums.views) : null,
  premiumViews: hasViews ? bigintOf(sums.red_views) : null,
  revenue: hasRevenue ? bigintOf(sums.revenue) : null,
  priced:
    sums.priced_views === null || sums.priced_revenue === null
      ? null
      : {
          views: BigInt(sums.priced_views),
          premiumViews: BigInt(sums.priced_red_views ?? '0'),
          revenue: BigInt(sums.priced_revenue),
          premiumRevenue: BigInt(sums.priced_red_revenue ?? '0'),
        },
});
