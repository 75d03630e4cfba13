import type { Countries } from './countries.ts';
import type { Figures } from './figures.ts';

/** Money as the API returns it: exact, without trailing zeros. */
export const toApiMoney = <Text extends string | null>(text: Text): Text | string =>
  text?.includes('.') ? text.replace(/\.?0+$/, '') : text;

const PRICE_DIGITS = 6;

/** A price as the API returns it: truncated after six significant digits or six places. */
export function toApiPrice(text: string | null): string | null {
  if (text === null) return null;
  const [whole = '', fraction = ''] = text.split('.');
  const zeros = /[1-9]/.test(whole) ? 0 : (/^0*/.exec(fraction)?.[0].length ?? 0);
  return toApiMoney(`${whole}.${fraction.slice(0, PRICE_DIGITS + zeros)}`);
}

export const toApiNumber = (text: string | null) => (text === null ? null : Number(text));

/** Figures as the API returns them. */
export const toApiFigures = ({
  revenue,
  views,
  engaged_views,
  rpm,
  premium_views,
  premium_rate,
  premium_rpm,
}: Figures) => ({
  revenue: toApiMoney(revenue),
  views: toApiNumber(views),
  engaged_views: toApiNumber(engaged_views),
  rpm: toApiPrice(rpm),
  premium_views: toApiNumber(premium_views),
  premium_rate: toApiNumber(premium_rate),
  premium_rpm: toApiPrice(premium_rpm),
});

/** Countries as the API returns them; counts are numbers, amounts are strings. */
export function toApiCountries({ total, items, others }: Countries, kind: 'money' | 'count') {
  const valueOf = kind === 'money' ? toApiMoney<string> : Number;
  return {
    total: valueOf(total),
    items: items.map(({ country, value, share }) => ({
      country,
      value: valueOf(value),
      share: Number(share),
    })),
    others: { count: others.count, value: valueOf(others.value), share: Number(others.share) },
  };
}
