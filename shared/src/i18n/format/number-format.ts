import type { Currency, Language } from '../languages.ts';
import { NO_VALUE, isMissing, toExact } from './decimal.ts';
import type { NumberInput } from './decimal.ts';

type Options = Intl.NumberFormatOptions;

// 9,999 stays 9.9K: a milestone that is not reached is never shown.
const COMPACT: Options = {
  notation: 'compact',
  maximumFractionDigits: 1,
  roundingMode: 'trunc',
  useGrouping: 'always',
};

/** `negative` drops the sign of what rounds to zero: no "-₩0". */
const NO_NEGATIVE_ZERO: Options = { signDisplay: 'negative' };

/** Below these amounts the ordinary digits of a currency would hide the value. */
const SMALLEST_CENT = 0.01;
const UNIT_PRICE_LIMIT = 1000;

const RATIO_DIGITS = 1;

/** The number formats of one language; makes each `Intl` object once, when it is first needed. */
export const createNumberFormat = (language: Language, currency: Currency) => {
  const made = new Map<string, Intl.NumberFormat>();
  const formatterOf = (options: Options) => {
    const key = JSON.stringify(options);
    const formatter = made.get(key) ?? new Intl.NumberFormat(language, { ...NO_NEGATIVE_ZERO, ...options });
    made.set(key, formatter);
    return formatter;
  };
  const format = (value: NumberInput, options: Options) =>
    isMissing(value) ? NO_VALUE : formatterOf(options).format(toExact(value));
  const inCurrency = (unit: Currency): Options => ({
    style: 'currency',
    currency: unit,
    currencyDisplay: 'narrowSymbol',
  });

  return {
    /** A count in full: 12,345. */
    count: (value: NumberInput) => format(value, { maximumFractionDigits: 0 }),
    /** A count for cards and axes, cut off to one digit: 1.2만, 12.3K. */
    compact: (value: NumberInput) => format(value, COMPACT),
    /** An amount in full: ₩1,235 or $1,234.57; amounts below one cent get four digits. */
    money: (value: NumberInput, unit: Currency = currency) => {
      const isTiny = unit === 'USD' && Number(value) !== 0 && Math.abs(Number(value)) < SMALLEST_CENT;
      return format(value, { ...inCurrency(unit), ...(isTiny && { maximumFractionDigits: 4 }) });
    },
    /** An amount for cards and axes: ₩1.2억, $123.4M; what is too small to be shortened keeps its cents: $19.19, $5. */
    moneyCompact: (value: NumberInput, unit: Currency = currency) => {
      if (isMissing(value)) return NO_VALUE;
      const short = formatterOf({ ...inCurrency(unit), ...COMPACT, minimumFractionDigits: 0 });
      const isShortened = short.formatToParts(toExact(value)).some((part) => part.type === 'compact');
      if (isShortened) return short.format(toExact(value));
      return format(value, {
        ...inCurrency(unit),
        roundingMode: 'trunc',
        trailingZeroDisplay: 'stripIfInteger',
      });
    },
    /** A price per 1,000 views: three significant digits below 1,000, above that the currency's own. */
    unitPrice: (value: NumberInput, unit: Currency = currency) => {
      const size = Math.abs(Number(value));
      const isSmall = size !== 0 && size < UNIT_PRICE_LIMIT;
      return format(value, {
        ...inCurrency(unit),
        ...(isSmall && { minimumSignificantDigits: 3, maximumSignificantDigits: 3 }),
      });
    },
    /**
     * A ratio as a percentage: 0.4213 → 42.1%, and 0.2 → 20.0%, so that ratios below one another have equal digits. A
     * rate that somebody sets has as many as it needs, `digits` at most.
     */
    percent: (value: NumberInput, digits?: number) =>
      format(value, {
        style: 'percent',
        minimumFractionDigits: digits === undefined ? RATIO_DIGITS : 0,
        maximumFractionDigits: digits ?? RATIO_DIGITS,
      }),
    /** Any other number, e.g. a quota, with as many digits as are asked for. */
    decimal: (value: NumberInput, digits: number) => format(value, { maximumFractionDigits: digits }),
  };
};
