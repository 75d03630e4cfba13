import { WHOLE } from '../../../platform/day-span.ts';
import { addDays, type Day, toMonthName } from '../../../platform/calendar.ts';
import { computeMicroFactor } from '../figures/money.ts';
import type { DeliveredDay } from '../../ingest/delivered-days.read.ts';
import { getPart, type Scope } from './scope.ts';

export type DayRate = {
  day: Day;
  rate: string;
};

export type FeePeriod = {
  from: Day;
  /** The first day after it. */
  until: Day;
  basisPoints: number;
};

/** A delivered day, and how its figures in dollars are converted for the viewer. */
export type ConvertedDay = {
  /** Units of an `Amount` for one USD micro in one basis point of it (see `computeMicroFactor`). */
  factor: bigint;
  /** The factor without a fee, for prices, which are computed from the whole revenue. */
  wholeFactor: bigint;
  /** Whether prices can be computed: the day has both views and revenue. */
  isPriced: boolean;
  /** Whether its month is closed by an act: it stays final when a closing report is withdrawn, or a new owner sends a row. */
  isClosed: boolean;
} & DeliveredDay;

/** A delivered day of one channel, and how that channel's figures are converted. */
export type ChannelDay = Omit<ConvertedDay, 'factor' | 'wholeFactor'> & {
  /** Units of an `Amount` for one USD micro of the channel: `factor` times the viewer's part of the channel. */
  channelFactor: bigint;
  /** The same of the channel's whole revenue. */
  channelWholeFactor: bigint;
};

/** The days on which one channel is seen; prices are computed only where the viewer has a part of its revenue. */
export const toChannelDays = (days: readonly ConvertedDay[], scope: Scope, channelId: string): ChannelDay[] =>
  days.flatMap(({ factor, wholeFactor, ...day }) => {
    const part = getPart(scope, channelId, day.day);
    if (part === undefined) return [];
    return [
      {
        ...day,
        isPriced: day.isPriced && part > 0,
        channelFactor: factor * BigInt(part),
        channelWholeFactor: wholeFactor * BigInt(WHOLE),
      },
    ];
  });

/** Returns the last rate on or before a day, because weekends have none; it must be called with ascending days. */
const createRateOf = (rates: readonly DayRate[]) => {
  let next = 0;
  let rate: string | undefined;
  return (day: Day) => {
    for (let known = rates[next]; known && known.day <= day; known = rates[next]) {
      ({ rate } = known);
      next += 1;
    }
    return rate;
  };
};

/** The fee of a member on a day, in basis points. */
export const findFee = (day: Day, fees: readonly FeePeriod[]) =>
  fees.find(({ from, until }) => from <= day && day < until)?.basisPoints ?? 0;

/** Joins delivery, exchange rate and fee of each day; both lists must be sorted. Without a rate a day has no revenue. */
export const convertDays = (
  delivered: readonly DeliveredDay[],
  {
    rates,
    fees,
    closed,
  }: {
    rates: readonly DayRate[] | undefined;
    fees: readonly FeePeriod[];
    /** The months, `YYYY-MM`, that are closed for the viewer. */
    closed: ReadonlySet<string>;
  },
): ConvertedDay[] => {
  const rateOf = rates ? createRateOf(rates) : () => '1';
  return delivered.map(({ hasViews, hasRevenue, ...rest }) => {
    const { day } = rest;
    const rate = rateOf(day);
    const isKnown = hasRevenue && rate !== undefined;
    return {
      ...rest,
      hasViews,
      hasRevenue: isKnown,
      isPriced: hasViews && isKnown,
      isClosed: closed.has(toMonthName(day)),
      factor: rate === undefined ? 0n : computeMicroFactor(rate, findFee(day, fees)),
      wholeFactor: rate === undefined ? 0n : computeMicroFactor(rate, 0),
    };
  });
};

/** The last exchange rate that a period uses, which reports show. */
export const findLastRate = (rates: readonly DayRate[] | undefined, to: Day) => {
  const last = rates?.findLast(({ day }) => day < addDays(to, 1));
  return last ? { usd_krw: withoutZeros(last.rate), date: last.day } : null;
};

/** Removes the zeros with which the database pads a `numeric`. */
export const withoutZeros = (decimal: string) =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
