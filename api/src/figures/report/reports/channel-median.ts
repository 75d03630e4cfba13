import { daysBetween, type Day, type Period } from '../../../platform/calendar.ts';
import { type Ages, type MedianRow, PRICE_SCALE } from './channel-median.repository.ts';
import type { Sums } from '../figures/sums.ts';
import { toAmountText, pricePerThousand, ratio } from '../figures/money.ts';
import type { ConvertedDay } from '../scope/report-days.ts';

/** The channel's median on a day of a video's life; null where too few videos reached that age. */
export type Median = { revenue: string | null; views: number | null; rpm: string | null };

export const noMedian: Median = { revenue: null, views: null, rpm: null };

/** The ages in days that a video has in a period; there is no median before its publication. */
export const listAges = ({ from, to }: Period, publishedOn: Day): Ages => ({
  from: Math.max(0, daysBetween(publishedOn, from)),
  to: daysBetween(publishedOn, to),
});

/** The ages over which a video can be compared as a whole; undefined when a day among them has no prices. */
export const sumAges = (
  period: Period,
  publishedOn: Day,
  days: readonly Pick<ConvertedDay, 'day' | 'isPriced'>[],
): Ages | undefined => {
  const priced = days.filter(
    ({ day, isPriced }) => isPriced && day >= publishedOn && day >= period.from && day <= period.to,
  );
  const [first, last] = [priced[0], priced.at(-1)];
  if (!first || !last) return undefined;
  const ages = listAges({ from: first.day, to: last.day }, publishedOn);
  return priced.length === ages.to - ages.from + 1 ? ages : undefined;
};

/** A video's sums over the days that have both views and revenue. */
export type PricedSums = Sums<'priced_views' | 'priced_all_views' | 'priced_revenue' | 'priced_own_revenue'>;

export type TimesMedian = Record<keyof Median, number | null>;

/** A video's figures divided by the channel's medians of the same ages. */
export const timesMedian = (rows: readonly MedianRow[], own: PricedSums): TimesMedian => {
  const whole = rows.find(({ age }) => age === null);
  const quotient = (value: bigint | null, median: string | null | undefined) =>
    // Corrections can make revenue negative, and a multiple of it says nothing.
    value === null || value < 0n || median === null || median === undefined || BigInt(median) < 0n
      ? null
      : ratio(value, BigInt(median));
  const { priced_views: views, priced_revenue: revenue } = own;
  const price =
    views !== null && revenue !== null && views > 0n ? (revenue * BigInt(PRICE_SCALE)) / views : null;
  return {
    revenue: quotient(own.priced_own_revenue, whole?.revenue),
    views: quotient(own.priced_all_views, whole?.views),
    rpm: quotient(price, whole?.price),
  };
};

const toMedian = ({ views, revenue, price }: MedianRow): Median => ({
  revenue: revenue === null ? null : toAmountText(BigInt(revenue)),
  views: views === null ? null : Number(views),
  rpm: price === null ? null : pricePerThousand(BigInt(price), BigInt(PRICE_SCALE)),
});

/** Maps each day to the median at the age that the video has on it. */
export const computeMedians = (rows: readonly MedianRow[], publishedOn: Day): ((day: Day) => Median) => {
  const byAge = new Map<number | null, Median>(rows.map((row) => [row.age, toMedian(row)]));
  return (day) => byAge.get(daysBetween(publishedOn, day)) ?? noMedian;
};
