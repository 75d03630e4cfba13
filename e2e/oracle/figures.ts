import { comparisonPeriod, daysOf, shiftParts, splitPeriod } from './days.ts';
import type { CompareUnit, Interval, Period } from './days.ts';
import { formatDecimal, divideRounded, parseUnits } from './decimal.ts';
import type { Decimal } from './decimal.ts';
import { zeroSums } from './facts.ts';
import type { Fact, Sums } from './facts.ts';
import { selectFacts } from './ledger.ts';
import type { Ledger } from './ledger.ts';

export type Rate = { day: string; rate: string };

/** The reader's exchange rates and fee. */
export type Reader = {
  /** Won per dollar, in order of days; undefined when the currency is dollars. */
  rates: readonly Rate[] | undefined;
  /** The manager's share of a day, in hundredths of a percent. */
  feeOn: (day: string) => number;
  /** The reader's part of a channel's revenue on a day, in hundredths of a percent; all of it by default. */
  partOn?: (channel: string, day: string) => number;
};

/** The ledger of some channels and its reader. */
export type View = { ledger: Ledger; reader: Reader };

/** The figures of a dashboard as exact decimals; null where nothing was reported or there is nothing to divide by. */
export type Figures = {
  revenue: string | null;
  views: string | null;
  engaged_views: string | null;
  rpm: string | null;
  premium_views: string | null;
  premium_rate: string | null;
  premium_rpm: string | null;
};

export type Metric = keyof Figures;

const WHOLE_SHARE = 10_000;
const RATE_PLACES = 6;
/** Millionths of a dollar times millionths of a rate times hundredths of a percent, of the fee and of the part. */
const AMOUNT_PLACES = 6 + RATE_PLACES + 4 + 4;
/** Enough places that rounding a truncated price equals rounding the exact price. */
const PRICE_PLACES = 60;
const RATIO_PLACES = 12;

/** Won per dollar on a day; weekends have no quote and use Friday's rate. */
export function rateOn(day: string, rates: readonly Rate[]): string {
  const rate = rates.findLast((one) => one.day <= day)?.rate;
  if (rate === undefined) throw new Error(`There is no rate of ${day} or before.`);
  return rate;
}

const partOf = ({ channel, day }: Fact, { partOn }: Reader) => (partOn ? partOn(channel, day) : WHOLE_SHARE);

/** The reader's value of a millionth of a dollar of a fact, after rate, fee and part. */
const unitValueOf = (fact: Fact, reader: Reader): bigint =>
  parseUnits(reader.rates ? rateOn(fact.day, reader.rates) : '1', RATE_PLACES) *
  BigInt(WHOLE_SHARE - reader.feeOn(fact.day)) *
  BigInt(partOf(fact, reader));

/** A decimal from an amount in millionths of a dollar times the unit value. */
export const amountOf = (digits: bigint): Decimal => ({ digits, places: AMOUNT_PLACES });

/** The amount of a thousand. */
export const priceOf = (amount: bigint, count: bigint): string | null =>
  count === 0n ? null : formatDecimal(divideRounded(amountOf(amount * 1_000n), count, PRICE_PLACES));

export const shareOf = (part: bigint, whole: bigint): string | null =>
  whole === 0n ? null : formatDecimal(divideRounded({ digits: part, places: 0 }, whole, RATIO_PLACES));

/** The reported days of a period: of views, of revenue, of both. */
export function reportedIn({ viewDays, revenueDays }: Ledger, period: Period) {
  const days = daysOf(period);
  return {
    hasViews: days.some((day) => viewDays.has(day)),
    hasRevenue: days.some((day) => revenueDays.has(day)),
    isPriced: days.some((day) => viewDays.has(day) && revenueDays.has(day)),
  };
}

/** Sums facts, converting amounts by the unit value of each channel and day. */
export function sumConverted(facts: readonly Fact[], reader: Reader): Sums {
  const sum = { ...zeroSums };
  const worths = new Map<string, bigint>();
  for (const fact of facts) {
    const key = `${fact.day} ${fact.channel}`;
    const worth = worths.get(key) ?? unitValueOf(fact, reader);
    worths.set(key, worth);
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

/** Facts of days with both views and revenue of which the reader has a part; only these count for prices. */
export const pricedFacts = (facts: readonly Fact[], { ledger: { viewDays, revenueDays }, reader }: View) =>
  facts.filter((fact) => viewDays.has(fact.day) && revenueDays.has(fact.day) && partOf(fact, reader) > 0);

/** A reader of whole revenue: prices are of the revenue before shares and fees. */
export const wholeOf = ({ rates }: Reader): Reader => ({ rates, feeOn: () => 0 });

/** Computes the figures of a period from its facts; ratios are ratios of the sums. */
export function figuresOf(facts: readonly Fact[], period: Period, view: View): Figures {
  const { ledger, reader } = view;
  const { hasViews, hasRevenue, isPriced } = reportedIn(ledger, period);
  const all = sumConverted(facts, reader);
  const priced = sumConverted(pricedFacts(facts, view), wholeOf(reader));
  return {
    revenue: hasRevenue ? formatDecimal(amountOf(all.revenue)) : null,
    views: hasViews ? String(all.views) : null,
    engaged_views: hasViews ? String(all.engagedViews) : null,
    rpm: isPriced ? priceOf(priced.revenue, priced.views) : null,
    premium_views: hasViews ? String(all.premiumViews) : null,
    premium_rate: hasViews ? shareOf(all.premiumViews, all.views) : null,
    premium_rpm: isPriced ? priceOf(priced.premiumRevenue, priced.premiumViews) : null,
  };
}

export const noFigures: Figures = {
  revenue: null,
  views: null,
  engaged_views: null,
  rpm: null,
  premium_views: null,
  premium_rate: null,
  premium_rpm: null,
};

export type Comparison = 'none' | 'previous' | 'last_year';

/** The comparison period; undefined when reports begin after its first day, which would overstate growth. */
export function findComparisonPeriod(
  { ledger }: View,
  period: Period,
  mode: Comparison,
  unit: CompareUnit = 'days',
): Period | undefined {
  if (mode === 'none') return undefined;
  const window = comparisonPeriod(period, mode, unit);
  return window.from >= ledger.first ? window : undefined;
}

/** Computes the figures of a period and of its comparison period. */
export function computeFigures(view: View, period: Period, mode: Comparison, unit?: CompareUnit) {
  const window = findComparisonPeriod(view, period, mode, unit);
  const of = (one: Period) => figuresOf(selectFacts(view.ledger, one), one, view);
  return { now: of(period), before: window ? of(window) : noFigures };
}

export type Point = { day: string; figures: Figures; before: Figures };

/** Computes the figures of each part of a period and of the corresponding part of the comparison period. */
export function computeTrend(
  view: View,
  period: Period,
  { interval, mode, unit }: { interval: Interval; mode: Comparison; unit?: CompareUnit | undefined },
) {
  const of = (part: Period) => figuresOf(selectFacts(view.ledger, part), part, view);
  const parts = splitPeriod(period, interval);
  const window = findComparisonPeriod(view, period, mode, unit);
  const before = window && shiftParts(parts, window, interval === 'month' && unit === 'months');
  return parts.map((part, index): Point => {
    const other = before?.[index];
    return { day: part.from, figures: of(part), before: other ? of(other) : noFigures };
  });
}
