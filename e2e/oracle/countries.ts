import { formatDecimal } from './decimal.ts';
import type { Period } from './days.ts';
import type { Fact } from './facts.ts';
import { amountOf, shareOf, sumConverted } from './figures.ts';
import type { View } from './figures.ts';
import { selectFacts } from './ledger.ts';

export type CountryMetric = 'revenue' | 'views' | 'premium_views';

export type CountryValue = { value: string; share: string };

/** The countries with the highest values; `others` is the rest of the total. */
export type Countries = {
  total: string;
  items: ({ country: string } & CountryValue)[];
  others: { count: number } & CountryValue;
};

/** The code of an unknown country, which always counts as others. */
const UNKNOWN = 'ZZ';

const valueOf = (facts: readonly Fact[], metric: CountryMetric, { reader }: View) => {
  const { revenue, views, premiumViews } = sumConverted(facts, reader);
  return { revenue, views, premium_views: premiumViews }[metric];
};

const textOf = (value: bigint, metric: CountryMetric) =>
  metric === 'revenue' ? formatDecimal(amountOf(value)) : String(value);

/** Splits facts by country. */
export function splitByCountry(
  facts: readonly Fact[],
  { metric, top }: { metric: CountryMetric; top: number },
  view: View,
): Countries {
  const all = [...Map.groupBy(facts, ({ country }) => country)]
    .map(([country, own]) => ({ country, value: valueOf(own, metric, view) }))
    .filter(({ value }) => value !== 0n)
    .toSorted(
      (a, b) => Number(b.value > a.value) - Number(b.value < a.value) || (a.country < b.country ? -1 : 1),
    );
  const total = all.reduce((sum, { value }) => sum + value, 0n);
  const items = all.filter(({ country }) => country !== UNKNOWN).slice(0, top);
  const rest = items.reduce((left, { value }) => left - value, total);
  const valueAndShare = (value: bigint) => ({
    value: textOf(value, metric),
    share: shareOf(value, total) ?? '0',
  });
  return {
    total: textOf(total, metric),
    items: items.map(({ country, value }) => ({ country, ...valueAndShare(value) })),
    others: { count: all.length - items.length, ...valueAndShare(rest) },
  };
}

/** Computes the views or the revenue of a period by country. */
export const computeCountries = (
  view: View,
  period: Period,
  options: { metric: CountryMetric; top: number },
) => splitByCountry(selectFacts(view.ledger, period, view.ledger.byCountry), options, view);
