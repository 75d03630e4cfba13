import { compared, daysOf, partsMovedTo, partsOf } from './days.ts';
import type { Interval, Period } from './days.ts';
import { decimalText, quotient, unitsOf } from './decimal.ts';
import type { Decimal } from './decimal.ts';
import { nothing } from './facts.ts';
import type { Fact, Sums } from './facts.ts';
import { factsIn } from './ledger.ts';
import type { Ledger } from './ledger.ts';

export type Rate = { day: string; rate: string };

/** Who reads the figures: in which currency, and less which fee. */
export type Reader = {
  /** Won for a dollar, in order of days; undefined for who reads dollars. */
  rates: readonly Rate[] | undefined;
  /** The manager's share of a day, in hundredths of a percent. */
  feeOn: (day: string) => number;
};

/** What one reader sees of some channels. */
export type View = { ledger: Ledger; reader: Reader };

/** The figures of a dashboard as exact decimals; null where nothing was reported or there is nothing to divide by. */
export type Figures = {
  revenue: string | null;
  views: string | null;
  rpm: string | null;
  premium_views: string | null;
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

/** Won for a dollar on a day. Nobody quotes on weekends: Friday's rate holds. */
export function rateOn(day: string, rates: readonly Rate[]): string {
  const rate = rates.findLast((one) => one.day <= day)?.rate;
  if (rate === undefined) throw new Error(`There is no rate of ${day} or before.`);
  return rate;
}

/** What a millionth of a dollar of a day is worth to the reader. */
export const worthOf = (day: string, { rates, feeOn }: Reader): bigint =>
  unitsOf(rates ? rateOn(day, rates) : '1', RATE_PLACES) * BigInt(WHOLE_SHARE - feeOn(day));

/** An amount as it is counted: millionths of a dollar times what each is worth. */
export const amountOf = (digits: bigint): Decimal => ({ digits, places: AMOUNT_PLACES });

/** The amount of a thousand. */
export const priceOf = (amount: bigint, count: bigint): string | null =>
  count === 0n ? null : decimalText(quotient(amountOf(amount * 1_000n), count, PRICE_PLACES));

export const shareOf = (part: bigint, whole: bigint): string | null =>
  whole === 0n ? null : decimalText(quotient({ digits: part, places: 0 }, whole, RATIO_PLACES));

/** Which of a period's days were reported: of views, of revenue, of both. */
export function reportedIn({ viewDays, revenueDays }: Ledger, period: Period) {
  const days = daysOf(period);
  return {
    hasViews: days.some((day) => viewDays.has(day)),
    hasRevenue: days.some((day) => revenueDays.has(day)),
    isPriced: days.some((day) => viewDays.has(day) && revenueDays.has(day)),
  };
}

/** Adds up facts, amounts at what each day is worth to the reader. */
export function worthSum(facts: readonly Fact[], reader: Reader): Sums {
  const sum = { ...nothing };
  const worths = new Map(facts.map(({ day }) => [day, 0n]));
  for (const day of worths.keys()) worths.set(day, worthOf(day, reader));
  for (const fact of facts) {
    const worth = worths.get(fact.day) ?? 0n;
    sum.views += fact.views;
    sum.engagedViews += fact.engagedViews;
    sum.premiumViews += fact.premiumViews;
    sum.minutes += fact.minutes;
    sum.percents += fact.percents;
    sum.revenue += fact.revenue * worth;
    sum.premiumRevenue += fact.premiumRevenue * worth;
    sum.adRevenue += fact.adRevenue * worth;
  }
  return sum;
}

/** Facts of the days of which views and revenue are both there: prices are made of these alone. */
export const pricedFacts = (facts: readonly Fact[], { viewDays, revenueDays }: Ledger) =>
  facts.filter(({ day }) => viewDays.has(day) && revenueDays.has(day));

/** The figures of facts of a period. Ratios are made of the sums. */
export function figuresOf(facts: readonly Fact[], period: Period, { ledger, reader }: View): Figures {
  const { hasViews, hasRevenue, isPriced } = reportedIn(ledger, period);
  const all = worthSum(facts, reader);
  const priced = worthSum(pricedFacts(facts, ledger), reader);
  return {
    revenue: hasRevenue ? decimalText(amountOf(all.revenue)) : null,
    views: hasViews ? String(all.views) : null,
    rpm: isPriced ? priceOf(priced.revenue, priced.views) : null,
    premium_views: hasViews ? String(all.premiumViews) : null,
    premium_rate: hasViews ? shareOf(all.premiumViews, all.views) : null,
    premium_rpm: isPriced ? priceOf(priced.premiumRevenue, priced.premiumViews) : null,
  };
}

export const noFigures: Figures = {
  revenue: null,
  views: null,
  rpm: null,
  premium_views: null,
  premium_rate: null,
  premium_rpm: null,
};

export type Comparison = 'none' | 'previous' | 'last_year';

/** The period compared with; undefined where history does not reach back to its beginning, which would flatter. */
export function windowOf({ ledger }: View, period: Period, mode: Comparison): Period | undefined {
  if (mode === 'none') return undefined;
  const window = compared(period, mode);
  return window.from >= ledger.first ? window : undefined;
}

/** The figures of a period and of the one it is compared with. */
export function figuresIn(view: View, period: Period, mode: Comparison) {
  const window = windowOf(view, period, mode);
  const of = (one: Period) => figuresOf(factsIn(view.ledger, one), one, view);
  return { now: of(period), before: window ? of(window) : noFigures };
}

export type Point = { day: string; figures: Figures; before: Figures };

/** The figures of each part of a period, beside as many days of the period compared with. */
export function trendIn(
  view: View,
  period: Period,
  { interval, mode }: { interval: Interval; mode: Comparison },
) {
  const of = (part: Period) => figuresOf(factsIn(view.ledger, part), part, view);
  const parts = partsOf(period, interval);
  const window = windowOf(view, period, mode);
  const before = window && partsMovedTo(parts, window.from);
  return parts.map((part, index): Point => {
    const other = before?.[index];
    return { day: part.from, figures: of(part), before: other ? of(other) : noFigures };
  });
}
