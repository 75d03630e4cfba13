import type { Countries } from './countries.ts';
import type { Figures } from './figures.ts';

/** Money as an answer tells it: exact, without zeros at its end. */
export const moneyAnswered = <Text extends string | null>(text: Text): Text | string =>
  text?.includes('.') ? text.replace(/\.?0+$/, '') : text;

const PRICE_DIGITS = 6;

/** A price as an answer tells it: cut off after six digits that count, or six places. */
export function priceAnswered(text: string | null): string | null {
  if (text === null) return null;
  const [whole = '', fraction = ''] = text.split('.');
  const zeros = /[1-9]/.test(whole) ? 0 : (/^0*/.exec(fraction)?.[0].length ?? 0);
  return moneyAnswered(`${whole}.${fraction.slice(0, PRICE_DIGITS + zeros)}`);
}

export const numberAnswered = (text: string | null) => (text === null ? null : Number(text));

/** Figures as an answer tells them. */
export const figuresAnswered = ({
  revenue,
  views,
  rpm,
  premium_views,
  premium_rate,
  premium_rpm,
}: Figures) => ({
  revenue: moneyAnswered(revenue),
  views: numberAnswered(views),
  rpm: priceAnswered(rpm),
  premium_views: numberAnswered(premium_views),
  premium_rate: numberAnswered(premium_rate),
  premium_rpm: priceAnswered(premium_rpm),
});

/** Countries as an answer tells them; counts are numbers there, amounts are texts. */
export function countriesAnswered({ total, items, others }: Countries, kind: 'money' | 'count') {
  const valueOf = kind === 'money' ? moneyAnswered<string> : Number;
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
