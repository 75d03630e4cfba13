import type { Db } from '../../../platform/database/database.ts';
import { type CountryMetric, readCountrySums } from './country.repository.ts';
import { UNKNOWN_COUNTRY } from '../../ingest/countries.ts';
import type { ConvertedDay } from '../scope/report-days.ts';
import { toAmountText, haveBothSigns, ratio } from '../figures/money.ts';
import type { Selection } from '../scope/report-context.ts';
import type { Scope } from '../scope/scope.ts';
import type { Period } from '../../../platform/calendar.ts';

export type CountryQuery = {
  metric: CountryMetric;
  /** How many countries are listed. */
  top: number;
} & Selection &
  Period;

const byValue = (a: CountryValue, b: CountryValue) => {
  if (a.value !== b.value) return a.value > b.value ? -1 : 1;
  return a.country < b.country ? -1 : 1;
};

export type CountryValue = { country: string; value: bigint };

/** The countries with the highest values; `others` is the total less these, so that the parts add up to the total. */
export const splitByCountry = <Formatted extends string | number>(
  all: readonly CountryValue[],
  { top, format }: { top: number; format: (value: bigint) => Formatted },
) => {
  const values = all.filter(({ value }) => value !== 0n).toSorted(byValue);
  const total = values.reduce((sum, { value }) => sum + value, 0n);
  // Unknown countries are always part of `others`, even when their sum is the largest.
  const named = values.filter(({ country }) => country !== UNKNOWN_COUNTRY).slice(0, top);
  const others = total - named.reduce((sum, { value }) => sum + value, 0n);
  const isDivisible = !haveBothSigns(values.map(({ value }) => value));
  const share = (value: bigint) => (isDivisible ? (ratio(value, total) ?? 0) : null);
  return {
    total: format(total),
    items: named.map(({ country, value }) => ({ country, value: format(value), share: share(value) })),
    others: { count: values.length - named.length, value: format(others), share: share(others) },
  };
};

/** The views, engaged views or revenue of a period by country. */
export const countryReport = async (
  db: Db,
  { scope, days, query }: { scope: Scope; days: readonly ConvertedDay[]; query: CountryQuery },
) => {
  const { metric, top } = query;
  const counted = days.filter(({ hasViews, hasRevenue }) => (metric === 'revenue' ? hasRevenue : hasViews));
  const isDelivered = counted.length > 0;
  const hasChannels = scope.channelIds?.length !== 0;
  const sums =
    isDelivered && hasChannels ? await readCountrySums(db, { scope, period: query, days: counted }) : [];
  const values = sums.map((sum) => ({ country: sum.country, value: BigInt(sum[metric] ?? '0') }));
  // Files without engaged views have null in each of their rows.
  const isKnown = isDelivered && (sums.length === 0 || sums.some((sum) => sum[metric] !== null));
  const format = (value: bigint) => (metric === 'revenue' ? toAmountText(value) : Number(value));
  const { total, ...parts } = splitByCountry(values, { top, format });
  return { metric, total: isKnown ? total : null, ...parts };
};
