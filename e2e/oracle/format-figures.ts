import type { CountryValue } from './countries.ts';
import type { Figures, Metric } from './figures.ts';

export type Currency = 'KRW' | 'USD';

/** Prices below this are shown with three significant digits. */
const SMALL_PRICE = 1_000;
/** Amounts of dollars below this get four digits. */
const SMALL_AMOUNT = 0.01;

// Intl receives decimals as text, so that nothing is rounded before.
const write = (value: string, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('ko', options).format(value as Intl.StringNumericLiteral);

/** A ratio that would round to nothing is the smallest that does not. */
const percent = (value: string) => {
  const isTiny = Number(value) > 0 && Number(value) < 0.0005;
  const text = write(isTiny ? '0.001' : value, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return isTiny ? `<${text}` : text;
};

/** Formats a figure as the Korean screens do. */
export function formatFigure(metric: Metric, value: string | null, currency: Currency): string {
  if (value === null) return '–';
  const money = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const size = Number(value);
  switch (metric) {
    case 'revenue':
      return write(value, {
        ...money,
        ...(currency === 'USD' && size !== 0 && size < SMALL_AMOUNT && { maximumFractionDigits: 4 }),
      });
    case 'rpm':
    case 'premium_rpm':
      return write(value, {
        ...money,
        ...(size !== 0 && size < SMALL_PRICE && { minimumSignificantDigits: 3, maximumSignificantDigits: 3 }),
      });
    case 'premium_rate':
      return percent(value);
    default:
      return write(value, {});
  }
}

/** Formats all figures, by name. */
export const formatFigures = (figures: Figures, currency: Currency) =>
  Object.fromEntries(
    // The keys of an object are names of its figures.
    (Object.keys(figures) as Metric[]).map((metric) => [
      metric,
      formatFigure(metric, figures[metric], currency),
    ]),
  ) as Record<Metric, string>;

/** Formats a country's revenue and its share. */
export const formatCountry = ({ value, share }: CountryValue, currency: Currency) => [
  formatFigure('revenue', value, currency),
  percent(share),
];

/** Formats a change: `+12.0%`, without decimals from 100 % on, with a typographic minus. */
export function formatChange(value: string | null, previous: string | null): string {
  if (value === null || previous === null) return '–';
  const ratio = (Number(value) - Number(previous)) / Number(previous);
  const thousandths = Math.round(Math.abs(ratio) * 1000);
  const digits = thousandths === 0 || thousandths >= 1000 ? 0 : 1;
  return new Intl.NumberFormat('ko', {
    style: 'percent',
    signDisplay: 'exceptZero',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(ratio)
    .replace('-', '−');
}
