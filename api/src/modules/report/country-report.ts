import type { Db } from '../../platform/database/database.ts';
import { countrySums, type CountrySums } from './country.repository.ts';
import type { DayValue } from './day-values.ts';
import { amountText, ratio } from './money.ts';
import type { Period } from './period.ts';
import type { Scope } from './report.repository.ts';

export const countryMetrics = ['revenue', 'views'] as const;
export type CountryMetric = (typeof countryMetrics)[number];

export type CountryQuery = {
  member?: string | undefined;
  metric: CountryMetric;
  /** How many countries are told apart. */
  top: number;
} & Period;

/** Nobody knows which country; it may be the largest and is still no country. */
const UNKNOWN = 'ZZ';

const byValue = (a: { country: string; value: bigint }, b: { country: string; value: bigint }) => {
  if (a.value !== b.value) return a.value > b.value ? -1 : 1;
  return a.country < b.country ? -1 : 1;
};

const valuesOf = (sums: readonly CountrySums[], metric: CountryMetric) =>
  sums
    .map((sum) => ({ country: sum.country, value: BigInt(sum[metric] ?? '0') }))
    .filter(({ value }) => value !== 0n)
    .toSorted(byValue);

/** The countries with the highest figures; everything else is the total less these, so that the parts are the whole. */
export const countryReport = async (
  db: Db,
  { scope, days, query }: { scope: Scope; days: readonly DayValue[]; query: CountryQuery },
) => {
  const { metric } = query;
  const counted = days.filter(({ hasViews, hasRevenue }) => (metric === 'views' ? hasViews : hasRevenue));
  const isKnown = counted.length > 0;
  const hasChannels = scope.channelIds?.length !== 0;
  const sums = isKnown && hasChannels ? await countrySums(db, { scope, period: query, days: counted }) : [];
  const values = valuesOf(sums, metric);
  const total = values.reduce((sum, { value }) => sum + value, 0n);
  const top = values.filter(({ country }) => country !== UNKNOWN).slice(0, query.top);
  const others = total - top.reduce((sum, { value }) => sum + value, 0n);
  const told = (value: bigint) => (metric === 'views' ? Number(value) : amountText(value));
  const share = (value: bigint) => ratio(value, total) ?? 0;
  return {
    metric,
    total: isKnown ? told(total) : null,
    items: top.map(({ country, value }) => ({ country, value: told(value), share: share(value) })),
    others: { count: values.length - top.length, value: told(others), share: share(others) },
  };
};
