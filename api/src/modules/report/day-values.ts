import { addDays, type Day } from './calendar.ts';
import { microFactor } from './money.ts';
import type { DeliveredDay } from './delivery.repository.ts';
import type { DayRate, FeePeriod } from './report.repository.ts';

/** What a day's figures are worth to the reader. */
export type DayValue = {
  /** Worth of one USD micro (see `microFactor`). */
  factor: bigint;
  /** Whether prices can be computed: views and revenue of the day are both there. */
  isPriced: boolean;
} & DeliveredDay;

/** The rate of a day is the last one known then: nobody quotes on weekends. To be asked for one day after the other. */
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

const feeOf = (day: Day, fees: readonly FeePeriod[]) =>
  fees.find(({ from, until }) => from <= day && day < until)?.basisPoints ?? 0;

/** Puts together delivery, exchange rate and fee of each day; days and rates come in order. Revenue without a rate cannot be told, so it is not there. */
export const dayValues = (
  delivered: readonly DeliveredDay[],
  { rates, fees }: { rates: readonly DayRate[] | undefined; fees: readonly FeePeriod[] },
): DayValue[] => {
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
      factor: rate === undefined ? 0n : microFactor(rate, feeOf(day, fees)),
    };
  });
};

/** The last day with a rate that the period uses, for the reader to check. */
export const namedRate = (rates: readonly DayRate[] | undefined, to: Day) => {
  const last = rates?.findLast(({ day }) => day < addDays(to, 1));
  return last ? { usd_krw: withoutZeros(last.rate), date: last.day } : null;
};

/** A decimal of the database, which pads it with zeros, as it was meant. */
export const withoutZeros = (decimal: string) =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
