import type { Day } from './calendar.ts';
import type { DayValue } from './day-values.ts';
import type { RawSums } from './report.repository.ts';
import type { Tally } from './tally.ts';

export type DayTally = Tally;

const bigintOf = (text: string | null) => (text === null ? null : BigInt(text));
const noRows: RawSums = { views: '0', red_views: '0', revenue: '0', red_revenue: '0' };

/** The figures of every delivered day. A day without rows had nothing, which is 0: reports leave out rows without figures. */
export const dayTallies = (
  days: readonly DayValue[],
  sums: readonly (RawSums & { day: Day })[],
): ReadonlyMap<Day, DayTally> => {
  const byDay = new Map(sums.map((sum) => [sum.day, sum]));
  return new Map(
    days.map(({ day, hasViews, hasRevenue, isPriced, factor }) => {
      const raw = byDay.get(day) ?? noRows;
      const views = hasViews ? bigintOf(raw.views) : null;
      const premiumViews = hasViews ? bigintOf(raw.red_views) : null;
      const micros = hasRevenue ? bigintOf(raw.revenue) : null;
      const premiumMicros = hasRevenue ? bigintOf(raw.red_revenue) : null;
      const revenue = micros === null ? null : micros * factor;
      const priced =
        isPriced && views !== null && revenue !== null
          ? {
              views,
              premiumViews: premiumViews ?? 0n,
              revenue,
              premiumRevenue: (premiumMicros ?? 0n) * factor,
            }
          : null;
      return [day, { views, premiumViews, revenue, priced }];
    }),
  );
};
