import { type Amount, amountText, pricePerThousand, ratio } from './money.ts';

/** Sums over days; null, not 0, when none of the days has the figure. */
export type Totals = {
  views: bigint | null;
  premiumViews: bigint | null;
  revenue: Amount | null;
  /** Sums of whole revenue over the days that have both views and revenue, from which prices are computed. */
  priced: { views: bigint; premiumViews: bigint; revenue: Amount; premiumRevenue: Amount } | null;
};

export const emptyTotals: Totals = { views: null, premiumViews: null, revenue: null, priced: null };

const plus = (a: bigint | null, b: bigint | null) => (a === null ? b : b === null ? a : a + b);

const plusPriced = (a: Totals['priced'], b: Totals['priced']): Totals['priced'] => {
  if (!a || !b) return a ?? b;
  return {
    views: a.views + b.views,
    premiumViews: a.premiumViews + b.premiumViews,
    revenue: a.revenue + b.revenue,
    premiumRevenue: a.premiumRevenue + b.premiumRevenue,
  };
};

export const sumTotals = (parts: readonly Totals[]): Totals =>
  parts.reduce(
    (sum, part) => ({
      views: plus(sum.views, part.views),
      premiumViews: plus(sum.premiumViews, part.premiumViews),
      revenue: plus(sum.revenue, part.revenue),
      priced: plusPriced(sum.priced, part.priced),
    }),
    emptyTotals,
  );

const minus = (a: bigint | null, b: bigint | null) => (a === null ? null : a - (b ?? 0n));

/** The totals of a whole less those of a part. */
export const subtractTotals = (whole: Totals, part: Totals): Totals => ({
  views: minus(whole.views, part.views),
  premiumViews: minus(whole.premiumViews, part.premiumViews),
  revenue: minus(whole.revenue, part.revenue),
  priced:
    whole.priced && part.priced
      ? {
          views: whole.priced.views - part.priced.views,
          premiumViews: whole.priced.premiumViews - part.priced.premiumViews,
          revenue: whole.priced.revenue - part.priced.revenue,
          premiumRevenue: whole.priced.premiumRevenue - part.priced.premiumRevenue,
        }
      : whole.priced,
});

/** The figures of a response: money as exact decimals, counts as numbers, ratios of sums. */
export const figuresOf = ({ views, premiumViews, revenue, priced }: Totals) => ({
  revenue: revenue === null ? null : amountText(revenue),
  views: views === null ? null : Number(views),
  rpm: priced && pricePerThousand(priced.revenue, priced.views),
  premium_views: premiumViews === null ? null : Number(premiumViews),
  premium_rpm: priced && pricePerThousand(priced.premiumRevenue, priced.premiumViews),
  premium_rate: views === null || premiumViews === null ? null : ratio(premiumViews, views),
});

export type Figures = ReturnType<typeof figuresOf>;
