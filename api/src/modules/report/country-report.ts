import type { Db } from '../../platform/database/database.ts';
import { countrySums } from './country.repository.ts';
import type { DayValue } from './day-values.ts';
import { amountText, ratio } from './money.ts';
import type { Period } from './period.ts';
import type { Scope } from './report.repository.ts';

export const countryMetrics = ['revenue', 'views'] as const;
export type CountryMetric = (typeof countryMetrics)[number];

export type CountryQuery = {
  member?: string | undefined;
  channel?: string | undefined;
  metric: CountryMetric;
  /** How many countries are told apart. */
  top: number;
} & Period;

/** Nobody knows which country; it may be the largest and is still no country. */
const UNKNOWN = 'ZZ';

const byValue = (a: CountryValue, b: CountryValue) => {
  if (a.value !== b.value) return a.value > b.value ? -1 : 1;
  return a.country < b.country ? -1 : 1;
};

export type CountryValue = { country: string; value: bigint };

/** The countries with the highest values; everything else is the total less these, so that the parts are the whole. */
export const splitByCountry = <Told extends string | number>(
  all: readonly CountryValue[],
  { top, told }: { top: number; told: (value: bigint) => Told },
) => {
  const values = all.filter(({ value }) => value !== 0n).toSorted(byValue);
  const total = values.reduce((sum, { value }) => sum + value, 0n);
  const named = values.filter(({ country }) => country !== UNKNOWN).slice(0, top);
  const others = total - named.reduce((sum, { value }) => sum + value, 0n);
  const share = (value: bigint) => ratio(value, total) ?? 0;
  return {
    total: told(total),
    items: named.map(({ country, value }) => ({ country, value: told(value), share: share(value) })),
    others: { count: values.length - named.length, value: told(others), share: share(others) },
  };
};

/** Where the views or the revenue of a period came from. */
export const countryReport = async (
  db: Db,
  { scope, days, query }: { scope: Scope; days: readonly DayValue[]; query: CountryQuery },
) => {
  const { metric, top } = query;
  const counted = days.filter(({ hasViews, hasRevenue }) => (metric === 'views' ? hasViews : hasRevenue));
  const isKnown = counted.length > 0;
  const hasChannels = scope.channelIds?.length !== 0;
  const sums = isKnown && hasChannels ? await countrySums(db, { scope, period: query, days: counted }) : [];
  const values = sums.map((sum) => ({ country: sum.country, value: BigInt(sum[metric] ?? '0') }));
  const told = (value: bigint) => (metric === 'views' ? Number(value) : amountText(value));
  const { total, ...parts } = splitByCountry(values, { top, told });
  return { metric, total: isKnown ? total : null, ...parts };
};
