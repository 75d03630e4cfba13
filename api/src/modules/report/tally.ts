import { type Amount, amountText, pricePerThousand, ratio } from './money.ts';

/** Sums over days. Null where not one of the days had a figure, which is not 0. */
export type Tally = {
  views: bigint | null;
  premiumViews: bigint | null;
  revenue: Amount | null;
  /** The sums of the days of which views and revenue are both there: prices come from these alone. */
  priced: { views: bigint; premiumViews: bigint; revenue: Amount; premiumRevenue: Amount } | null;
};

export const emptyTally: Tally = { views: null, premiumViews: null, revenue: null, priced: null };

const plus = (a: bigint | null, b: bigint | null) => (a === null ? b : b === null ? a : a + b);

const plusPriced = (a: Tally['priced'], b: Tally['priced']): Tally['priced'] => {
  if (!a || !b) return a ?? b;
  return {
    views: a.views + b.views,
    premiumViews: a.premiumViews + b.premiumViews,
    revenue: a.revenue + b.revenue,
    premiumRevenue: a.premiumRevenue + b.premiumRevenue,
  };
};

export const addTallies = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, tally) => ({
      views: plus(sum.views, tally.views),
      premiumViews: plus(sum.premiumViews, tally.premiumViews),
      revenue: plus(sum.revenue, tally.revenue),
      priced: plusPriced(sum.priced, tally.priced),
    }),
    emptyTally,
  );

const minus = (a: bigint | null, b: bigint | null) => (a === null ? null : a - (b ?? 0n));

/** What is left of a whole without some of its parts. */
export const subtractTally = (whole: Tally, part: Tally): Tally => ({
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

/** The figures of an answer: money as exact decimals, counts as numbers, ratios from the sums. */
export const figuresOf = ({ views, premiumViews, revenue, priced }: Tally) => ({
  revenue: revenue === null ? null : amountText(revenue),
  views: views === null ? null : Number(views),
  rpm: priced && pricePerThousand(priced.revenue, priced.views),
  premium_views: premiumViews === null ? null : Number(premiumViews),
  premium_rpm: priced && pricePerThousand(priced.premiumRevenue, priced.premiumViews),
  premium_rate: views === null || premiumViews === null ? null : ratio(premiumViews, views),
});

export type Figures = ReturnType<typeof figuresOf>;
