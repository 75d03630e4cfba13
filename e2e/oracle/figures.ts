import { decimalText, quotient, unitsOf } from './decimal.ts';
import type { VideoDay } from './read-reports.ts';

export type Rate = { day: string; rate: string };

/** Who reads the figures: in which currency, and less which fee. */
export type Reader = {
  /** Won for a dollar, in order of days; undefined for who reads dollars. */
  rates: readonly Rate[] | undefined;
  /** The manager's share of a day, in hundredths of a percent. */
  feeOn: (day: string) => number;
};

/** The figures of a dashboard as exact decimals; null where there is nothing to divide by. */
export type Figures = {
  revenue: string;
  views: string;
  rpm: string | null;
  premium_views: string;
  premium_rate: string | null;
  premium_rpm: string | null;
};

export type Metric = keyof Figures;

const WHOLE_SHARE = 10_000;
const RATE_PLACES = 6;
/** Millionths of a dollar times millionths of a rate times hundredths of a percent. */
const AMOUNT_PLACES = 6 + RATE_PLACES + 4;
/** So many that rounding what is left of a price comes to the same as rounding the price. */
const PRICE_PLACES = 60;
const RATIO_PLACES = 12;

/** What a millionth of a dollar of a day is worth to the reader. Nobody quotes on weekends: Friday's rate holds. */
function worthOf(day: string, { rates, feeOn }: Reader): bigint {
  const rate = rates ? rates.findLast((one) => one.day <= day)?.rate : '1';
  if (rate === undefined) throw new Error(`There is no rate of ${day} or before.`);
  return unitsOf(rate, RATE_PLACES) * BigInt(WHOLE_SHARE - feeOn(day));
}

/** Adds up rows of days of which both reports are there. Ratios are made of the sums. */
export function figuresOf(rows: readonly VideoDay[], reader: Reader): Figures {
  let [views, premiumViews, revenue, premiumRevenue] = [0n, 0n, 0n, 0n];
  const worths = new Map(rows.map(({ day }) => [day, 0n]));
  for (const day of worths.keys()) worths.set(day, worthOf(day, reader));
  for (const row of rows) {
    const worth = worths.get(row.day) ?? 0n;
    views += row.views;
    premiumViews += row.premiumViews;
    revenue += row.revenue * worth;
    premiumRevenue += row.premiumRevenue * worth;
  }
  const price = (amount: bigint, count: bigint) =>
    count === 0n
      ? null
      : decimalText(quotient({ digits: amount * 1_000n, places: AMOUNT_PLACES }, count, PRICE_PLACES));
  return {
    revenue: decimalText({ digits: revenue, places: AMOUNT_PLACES }),
    views: String(views),
    rpm: price(revenue, views),
    premium_views: String(premiumViews),
    premium_rate:
      views === 0n ? null : decimalText(quotient({ digits: premiumViews, places: 0 }, views, RATIO_PLACES)),
    premium_rpm: price(premiumRevenue, premiumViews),
  };
}
