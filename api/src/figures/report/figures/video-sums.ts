import type { ChannelDay } from '../scope/report-days.ts';
import type { PricedBy } from '../../../content/site/priced-by.ts';
import { haveBothSigns, pricePerThousand, ratio } from './money.ts';
import type { VideoDayRow } from '../reports/video-detail.repository.ts';
import { countOf, toMoney, PERCENT_DECIMALS } from './figures.ts';
import {
  addSums,
  toBigint,
  convertValue,
  getValueWithoutRow,
  mapNames,
  readSums,
  type Sums,
  type VideoDayColumn,
  type VideoSumName,
  videoSums,
} from './sums.ts';

type VideoSums = Sums<VideoSumName>;

const noVideoSums: VideoSums = mapNames(videoSums, () => null);

/** A decimal as a whole number of its last decimal places. */
const scaledPercents = (text: string) => {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(PERCENT_DECIMALS, '0'));
};

/** Reports omit rows without figures. */
const videoSumsOfDay = (row: VideoDayRow | undefined, day: ChannelDay, pricedBy: PricedBy): VideoSums => {
  const factors = { own: day.channelFactor, whole: day.channelWholeFactor };
  return readSums<VideoSumName>(
    videoSums,
    (sum, name) => {
      if (sum.known && row?.[sum.known] === null) return null;
      // Every column of the table of sums is a column of the row.
      const own = row ? row[sum.column as VideoDayColumn] : getValueWithoutRow(sum);
      const text = (sum.pricedBy === pricedBy ? row?.[pricedBy] : undefined) ?? own;
      if (name === 'watched_percents') return text === null ? null : scaledPercents(text);
      return convertValue(toBigint(text), sum, factors);
    },
    day,
  );
};

/** The sums of each delivered day of one video, and of all days. */
export const sumVideoDays = (
  days: readonly ChannelDay[],
  rows: readonly VideoDayRow[],
  pricedBy: PricedBy,
) => {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const daily = days.map((day) => ({
    day: day.day,
    sums: videoSumsOfDay(byDay.get(day.day), day, pricedBy),
  }));
  return {
    daily,
    total: addSums(
      daily.map(({ sums }) => sums),
      noVideoSums,
    ),
  };
};

const difference = (whole: bigint | null, part: bigint | null) =>
  whole === null || part === null ? null : whole - part;

const priceOf = (revenue: bigint | null, views: bigint | null) =>
  revenue === null || views === null ? null : pricePerThousand(revenue, views);

/** Revenue by source; `other` is payments of viewers, such as memberships, and corrections. */
export const analyzeRevenue = ({ revenue, ad_revenue: ad, premium_revenue: premium }: VideoSums) => {
  const other = difference(difference(revenue, ad), premium);
  const isDivisible = !haveBothSigns([ad, premium, other]);
  const partOf = (value: bigint | null) => ({
    value: toMoney(value),
    share: value === null || revenue === null || !isDivisible ? null : ratio(value, revenue),
  });
  return { total: toMoney(revenue), ad: partOf(ad), premium: partOf(premium), other: partOf(other) };
};

/** Premium viewers beside all other viewers; both prices are by all views, because premium views have no engaged ones. */
export const analyzePremium = (sums: VideoSums) => ({
  premium: {
    views: countOf(sums.premium_views),
    revenue: toMoney(sums.premium_revenue),
    rpm: priceOf(sums.priced_premium_revenue, sums.priced_premium_views),
  },
  regular: {
    views: countOf(difference(sums.views, sums.premium_views)),
    revenue: toMoney(difference(sums.revenue, sums.premium_revenue)),
    rpm: priceOf(
      difference(sums.priced_revenue, sums.priced_premium_revenue),
      difference(sums.priced_all_views, sums.priced_premium_views),
    ),
  },
});
