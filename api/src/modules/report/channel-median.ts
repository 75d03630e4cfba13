import { daysBetween, type Day } from './calendar.ts';
import { type MedianRow, PRICE_SCALE } from './channel-median.repository.ts';
import { amountText, pricePerThousand } from './money.ts';
import type { Period } from './period.ts';

/** The channel's median on a day of a video's life; null where too few videos reached that age. */
export type Median = { revenue: string | null; views: number | null; rpm: string | null };

export const noMedian: Median = { revenue: null, views: null, rpm: null };

/** The ages in days that a video has in a period; there is no median before its publication. */
export const agesIn = ({ from, to }: Period, publishedOn: Day) => ({
  from: Math.max(0, daysBetween(publishedOn, from)),
  to: daysBetween(publishedOn, to),
});

const medianOf = ({ views, revenue, price }: MedianRow): Median => ({
  revenue: revenue === null ? null : amountText(BigInt(revenue)),
  views: views === null ? null : Number(views),
  rpm: price === null ? null : pricePerThousand(BigInt(price), BigInt(PRICE_SCALE)),
});

/** Maps each day to the median at the age that the video has on it. */
export const mediansByDay = (rows: readonly MedianRow[], publishedOn: Day): ((day: Day) => Median) => {
  const byAge = new Map(rows.map((row) => [row.age, medianOf(row)]));
  return (day) => byAge.get(daysBetween(publishedOn, day)) ?? noMedian;
};
