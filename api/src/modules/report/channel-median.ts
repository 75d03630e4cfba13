import { daysBetween, type Day } from './calendar.ts';
import { type MedianRow, PRICE_PARTS } from './channel-median.repository.ts';
import { amountText, pricePerThousand } from './money.ts';
import type { Period } from './period.ts';

/** What is usual on a day of a video's life; null where too few videos of its channel had such a day. */
export type Median = { revenue: string | null; views: number | null; rpm: string | null };

export const noMedian: Median = { revenue: null, views: null, rpm: null };

/** How old a video is in a period: nothing is usual before its publication. */
export const agesIn = ({ from, to }: Period, publishedOn: Day) => ({
  from: Math.max(0, daysBetween(publishedOn, from)),
  to: daysBetween(publishedOn, to),
});

const medianOf = ({ views, revenue, price }: MedianRow): Median => ({
  revenue: revenue === null ? null : amountText(BigInt(revenue)),
  views: views === null ? null : Number(views),
  rpm: price === null ? null : pricePerThousand(BigInt(price), BigInt(PRICE_PARTS)),
});

/** The medians by the days on which a video has the age that they are of. */
export const mediansByDay = (rows: readonly MedianRow[], publishedOn: Day): ((day: Day) => Median) => {
  const byAge = new Map(rows.map((row) => [row.age, medianOf(row)]));
  return (day) => byAge.get(daysBetween(publishedOn, day)) ?? noMedian;
};
