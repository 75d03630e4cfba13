import type { ChannelDay } from './report-days.ts';
import { type Amount, amountText, haveBothSigns, pricePerThousand, ratio } from './money.ts';
import type { VideoDayRow } from './video-detail.repository.ts';

/** Sums of one video over days, including figures that other reports lack; null when no day has the figure. */
export type VideoTotals = {
  views: bigint | null;
  engagedViews: bigint | null;
  premiumViews: bigint | null;
  watchSeconds: bigint | null;
  /** The sum of the watched percentages of all views, in ten-thousandths of a percent. */
  watchedPercents: bigint | null;
  revenue: Amount | null;
  premiumRevenue: Amount | null;
  adRevenue: Amount | null;
  /** Sums over the days that have both views and revenue: of whole revenue for prices, and what the viewer has of it. */
  priced: {
    views: bigint;
    premiumViews: bigint;
    revenue: Amount;
    premiumRevenue: Amount;
    ownRevenue: Amount;
  } | null;
};

const PERCENT_DECIMALS = 4;

const scaledPercents = (text: string) => {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(PERCENT_DECIMALS, '0'));
};

const plus = (a: bigint | null, b: bigint | null) => (a === null ? b : b === null ? a : a + b);
const bigintOf = (text: string | null) => (text === null ? null : BigInt(text));
const noRow: Omit<VideoDayRow, 'day'> = {
  ...{ views: '0', engaged_views: '0', red_views: '0', watch_seconds: '0', watched_view_percents: '0' },
  ...{ revenue_micros: '0', red_revenue_micros: '0', ad_revenue_micros: '0' },
};
const emptyVideoTotals: VideoTotals = {
  ...{ views: null, engagedViews: null, premiumViews: null, watchSeconds: null, watchedPercents: null },
  ...{ revenue: null, premiumRevenue: null, adRevenue: null, priced: null },
};

const totalsOfDay = (
  row: Omit<VideoDayRow, 'day'>,
  { hasViews, hasRevenue, isPriced, channelFactor, channelWholeFactor }: ChannelDay,
) => {
  const count = (text: string | null) => (hasViews ? bigintOf(text) : null);
  const amount = (text: string | null) => {
    const micros = hasRevenue ? bigintOf(text) : null;
    return micros === null ? null : micros * channelFactor;
  };
  const totals = {
    views: count(row.views),
    engagedViews: count(row.engaged_views),
    premiumViews: count(row.red_views),
    watchSeconds: count(row.watch_seconds),
    watchedPercents:
      hasViews && row.watched_view_percents !== null ? scaledPercents(row.watched_view_percents) : null,
    revenue: amount(row.revenue_micros),
    premiumRevenue: amount(row.red_revenue_micros),
    adRevenue: amount(row.ad_revenue_micros),
  };
  const { views, premiumViews, revenue } = totals;
  const whole = (text: string | null) => (bigintOf(text) ?? 0n) * channelWholeFactor;
  const priced =
    isPriced && views !== null && revenue !== null
      ? {
          views,
          premiumViews: premiumViews ?? 0n,
          revenue: whole(row.revenue_micros),
          premiumRevenue: whole(row.red_revenue_micros),
          ownRevenue: revenue,
        }
      : null;
  return { ...totals, priced };
};

const addPriced = (a: VideoTotals['priced'], b: VideoTotals['priced']): VideoTotals['priced'] =>
  a && b
    ? {
        views: a.views + b.views,
        premiumViews: a.premiumViews + b.premiumViews,
        revenue: a.revenue + b.revenue,
        premiumRevenue: a.premiumRevenue + b.premiumRevenue,
        ownRevenue: a.ownRevenue + b.ownRevenue,
      }
    : (a ?? b);

const add = (a: VideoTotals, b: VideoTotals): VideoTotals => ({
  views: plus(a.views, b.views),
  engagedViews: plus(a.engagedViews, b.engagedViews),
  premiumViews: plus(a.premiumViews, b.premiumViews),
  watchSeconds: plus(a.watchSeconds, b.watchSeconds),
  watchedPercents: plus(a.watchedPercents, b.watchedPercents),
  revenue: plus(a.revenue, b.revenue),
  premiumRevenue: plus(a.premiumRevenue, b.premiumRevenue),
  adRevenue: plus(a.adRevenue, b.adRevenue),
  priced: addPriced(a.priced, b.priced),
});

/** The totals of each delivered day, and of all days. */
export const sumVideoDays = (days: readonly ChannelDay[], rows: readonly VideoDayRow[]) => {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const daily = days.map((value) => ({
    day: value.day,
    totals: totalsOfDay(byDay.get(value.day) ?? noRow, value),
  }));
  return { daily, total: daily.reduce((sum, { totals }) => add(sum, totals), emptyVideoTotals) };
};

const countOf = (count: bigint | null) => (count === null ? null : Number(count));
const moneyOf = (amount: Amount | null) => (amount === null ? null : amountText(amount));
const quotient = (sum: bigint | null, views: bigint | null, scale: bigint) =>
  sum === null || views === null ? null : ratio(sum, views * scale);

const PERCENT = 100n * 10n ** BigInt(PERCENT_DECIMALS);

/** The figures of one video as a response contains them. */
export const videoFigures = (totals: VideoTotals) => {
  const { views, priced } = totals;
  return {
    revenue: moneyOf(totals.revenue),
    views: countOf(views),
    rpm: priced && pricePerThousand(priced.revenue, priced.views),
    premium_views: countOf(totals.premiumViews),
    premium_rpm: priced && pricePerThousand(priced.premiumRevenue, priced.premiumViews),
    premium_rate: quotient(totals.premiumViews, views, 1n),
    engaged_views: countOf(totals.engagedViews),
    average_view_seconds: quotient(totals.watchSeconds, views, 1n),
    average_view_rate: quotient(totals.watchedPercents, views, PERCENT),
  };
};

const difference = (whole: bigint | null, part: bigint | null) =>
  whole === null || part === null ? null : whole - part;

/** Revenue by source; `other` is payments of viewers, such as memberships, and corrections. */
export const revenueAnalysis = ({ revenue, adRevenue, premiumRevenue }: VideoTotals) => {
  const otherRevenue = difference(difference(revenue, adRevenue), premiumRevenue);
  const isDivisible = !haveBothSigns([adRevenue, premiumRevenue, otherRevenue]);
  const partOf = (value: Amount | null) => ({
    value: moneyOf(value),
    share: value === null || revenue === null || !isDivisible ? null : ratio(value, revenue),
  });
  return {
    total: moneyOf(revenue),
    ad: partOf(adRevenue),
    premium: partOf(premiumRevenue),
    other: partOf(otherRevenue),
  };
};

/** Premium viewers beside all other viewers. */
export const premiumAnalysis = ({ views, premiumViews, revenue, premiumRevenue, priced }: VideoTotals) => ({
  premium: {
    views: countOf(premiumViews),
    revenue: moneyOf(premiumRevenue),
    rpm: priced && pricePerThousand(priced.premiumRevenue, priced.premiumViews),
  },
  regular: {
    views: countOf(difference(views, premiumViews)),
    revenue: moneyOf(difference(revenue, premiumRevenue)),
    rpm:
      priced && pricePerThousand(priced.revenue - priced.premiumRevenue, priced.views - priced.premiumViews),
  },
});
