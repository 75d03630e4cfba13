import type { Day } from './calendar.ts';
import type { ReportDay } from './report-days.ts';
import type { RawSums } from './report.repository.ts';
import type { Totals } from './totals.ts';

export type DayTotals = Totals;

const bigintOf = (text: string | null) => (text === null ? null : BigInt(text));
const noRows: RawSums = {
  views: '0',
  red_views: '0',
  priced_views: '0',
  priced_red_views: '0',
  revenue: '0',
  priced_revenue: '0',
  priced_red_revenue: '0',
};

/** The totals of every delivered day; a day without rows is 0, because reports omit rows without figures. */
export const dailyTotals = (
  days: readonly ReportDay[],
  sums: readonly (RawSums & { day: Day })[],
): ReadonlyMap<Day, DayTotals> => {
  const byDay = new Map(sums.map((sum) => [sum.day, sum]));
  return new Map(
    days.map(({ day, hasViews, hasRevenue, isPriced, factor, wholeFactor }) => {
      const raw = byDay.get(day) ?? noRows;
      const views = hasViews ? bigintOf(raw.views) : null;
      const premiumViews = hasViews ? bigintOf(raw.red_views) : null;
      const micros = hasRevenue ? bigintOf(raw.revenue) : null;
      const revenue = micros === null ? null : micros * factor;
      const priced =
        isPriced && views !== null && revenue !== null
          ? {
              views: BigInt(raw.priced_views ?? '0'),
              premiumViews: BigInt(raw.priced_red_views ?? '0'),
              revenue: BigInt(raw.priced_revenue ?? '0') * wholeFactor,
              premiumRevenue: BigInt(raw.priced_red_revenue ?? '0') * wholeFactor,
            }
          : null;
      return [day, { views, premiumViews, revenue, priced }];
    }),
  );
};
