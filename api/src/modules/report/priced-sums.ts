import { type RawBuilder, sql } from 'kysely';
import { sqlStateOf } from '../../platform/database/database-error.ts';
import type { ReportDay } from './report-days.ts';
import { dailyFactors, type DailyFactors } from './daily-factors.ts';
import type { Totals } from './totals.ts';

/** Sums over days as the database returns them; revenue in units of an `Amount`, for prices the whole one. */
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

/** The sums when days were delivered but have no rows. */
export const zeroSums: PricedSums = { ...noSums, views: '0', red_views: '0', revenue: '0' };

/** The days with their factors as a table, to join with rows `f`. */
export const dailyFactorsTable = (factors: DailyFactors) =>
  sql`select * from json_to_recordset(${factors.days}::json) as days(${factors.columns})`;

/**
 * The sums as columns of a query that groups rows `f` joined with the days `d`. When every row has a price of the
 * same revenue, `aliases` repeats the sums under their `priced_` names, which avoids summing twice.
 */
export const pricedSums = (
  factors: DailyFactors,
): { sums: RawBuilder<unknown>; aliases: RawBuilder<unknown> | undefined } => {
  const priced = sql`filter (where ${factors.isPriced ?? sql`true`})`;
  const always = sql`sum(f.views) as views, sum(f.red_views) as red_views, ${factors.sumConverted('f.revenue_micros')} as revenue`;
  const { sumWhole = factors.sumConverted } = factors;
  if (!factors.isPriced && !factors.sumWhole)
    return {
      sums: sql`${always}, ${factors.sumConverted('f.red_revenue_micros')} as priced_red_revenue`,
      aliases: sql`views as priced_views, red_views as priced_red_views, revenue as priced_revenue`,
    };
  return {
    sums: sql`${always},
      sum(f.views) ${priced} as priced_views, sum(f.red_views) ${priced} as priced_red_views,
      ${sumWhole('f.revenue_micros', priced)} as priced_revenue,
      ${sumWhole('f.red_revenue_micros', priced)} as priced_red_revenue`,
    aliases: undefined,
  };
};

/** SQLSTATE numeric_value_out_of_range. */
const OUT_OF_RANGE = '22003';

/** Runs a query with fast `bigint` arithmetic, and retries it with `numeric` after an overflow. */
export const withNumericFallback = async <Result>(
  summed: Parameters<typeof dailyFactors>[0],
  run: (factors: DailyFactors) => Promise<Result>,
): Promise<Result> => {
  try {
    return await run(dailyFactors(summed, { isWide: false }));
  } catch (error) {
    if (sqlStateOf(error) !== OUT_OF_RANGE) throw error;
    return run(dailyFactors(summed, { isWide: true }));
  }
};

/** Whether any day of a period has views, and whether any has revenue. */
export type Delivered = {
  hasViews: boolean;
  hasRevenue: boolean;
};

export const deliveredIn = (days: readonly ReportDay[]): Delivered => ({
  hasViews: days.some(({ hasViews }) => hasViews),
  hasRevenue: days.some(({ hasRevenue }) => hasRevenue),
});

const bigintOf = (text: string | null) => (text === null ? null : BigInt(text));

/** The sums as totals; figures that were not delivered are null. */
export const totalsFromSums = (sums: PricedSums, { hasViews, hasRevenue }: Delivered): Totals => ({
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
