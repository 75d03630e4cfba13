import type { Currency, Language } from '../../facts/index.ts';
import { NO_VALUE, isMissing, toIntlDecimal } from './decimal.ts';
import type { NumberInput } from './decimal.ts';

type Options = Intl.NumberFormatOptions;

const COMPACT_DIGITS = 3;

/** Three significant digits, or the four of a number without decimals: 1.39억, 1,235만. */
const COMPACT: Options = {
  notation: 'compact',
  maximumFractionDigits: 0,
  maximumSignificantDigits: COMPACT_DIGITS,
  roundingPriority: 'morePrecision',
  useGrouping: 'always',
};

const exponentOf = (number: string) => number.slice(number.indexOf('e'));

/** Rounds, except up to a power of ten: 9,999 is 9.99K, since a milestone must not be shown before it is reached. */
const compactOptions = (value: NumberInput): Options => {
  const number = Number(value);
  const rounded = number.toExponential(COMPACT_DIGITS - 1);
  const isMilestone = exponentOf(rounded) !== exponentOf(number.toExponential());
  return { ...COMPACT, ...(isMilestone && { roundingMode: 'trunc' }) };
};

/** `negative` omits the sign of numbers that round to zero: no "-₩0". */
const NO_NEGATIVE_ZERO: Options = { signDisplay: 'negative' };

/** Amounts below these need more digits than the currency has. */
const SMALLEST_CENT = 0.01;
const UNIT_PRICE_LIMIT = 1000;

const RATIO_DIGITS = 1;
/** The smallest percentage with `RATIO_DIGITS` decimals. */
const SMALLEST_RATIO = 0.001;

/** Creates the number formats of one language; each `Intl` object is created on first use and cached. */
export const createNumberFormat = (language: Language, currency: Currency) => {
  const cache = new Map<string, Intl.NumberFormat>();
  const getFormatter = (options: Options) => {
    const key = JSON.stringify(options);
    const formatter = cache.get(key) ?? new Intl.NumberFormat(language, { ...NO_NEGATIVE_ZERO, ...options });
    cache.set(key, formatter);
    return formatter;
  };
  const format = (value: NumberInput, options: Options) =>
    isMissing(value) ? NO_VALUE : getFormatter(options).format(toIntlDecimal(value));
  const inCurrency = (unit: Currency): Options => ({
    style: 'currency',
    currency: unit,
    currencyDisplay: 'narrowSymbol',
  });

  return {
    /** A count in full: 12,345. */
    count: (value: NumberInput) => format(value, { maximumFractionDigits: 0 }),
    /** A count for cards and axes, with three or four digits: 1.23만, 12.3K. */
    compact: (value: NumberInput) => format(value, compactOptions(value)),
    /** An amount in full: ₩1,235 or $1,234.57; amounts below one cent have four decimals. */
    money: (value: NumberInput, unit: Currency = currency) => {
      const isTiny = unit === 'USD' && Number(value) !== 0 && Math.abs(Number(value)) < SMALLEST_CENT;
      return format(value, { ...inCurrency(unit), ...(isTiny && { maximumFractionDigits: 4 }) });
    },
    /** An amount for cards and axes: ₩1.23억, $123M; amounts too small to be shortened keep their cents: $19.19, $5. */
    moneyCompact: (value: NumberInput, unit: Currency = currency) => {
      if (isMissing(value)) return NO_VALUE;
      const short = getFormatter({
        ...inCurrency(unit),
        ...compactOptions(value),
        minimumFractionDigits: 0,
      });
      const isShortened = short.formatToParts(toIntlDecimal(value)).some((part) => part.type === 'compact');
      if (isShortened) return short.format(toIntlDecimal(value));
      return format(value, {
        ...inCurrency(unit),
        roundingMode: 'trunc',
        trailingZeroDisplay: 'stripIfInteger',
      });
    },
    /** A price per 1,000 views: three significant digits below 1,000, the currency's own digits from there on. */
    unitPrice: (value: NumberInput, unit: Currency = currency) => {
      const size = Math.abs(Number(value));
      const isSmall = size !== 0 && size < UNIT_PRICE_LIMIT;
      return format(value, {
        ...inCurrency(unit),
        ...(isSmall && { minimumSignificantDigits: 3, maximumSignificantDigits: 3 }),
      });
    },
    /**
     * A ratio as a percentage with one decimal, so that ratios line up in a column: 0.4213 → 42.1%, 0.2 → 20.0%,
     * 0.0001 → <0.1%. With `digits`, e.g. for a fee rate, it has up to that many decimals and no trailing zeros.
     */
    percent: (value: NumberInput, digits?: number) => {
      const isTiny = digits === undefined && Number(value) > 0 && Number(value) < SMALLEST_RATIO / 2;
      const text = format(isTiny ? SMALLEST_RATIO : value, {
        style: 'percent',
        minimumFractionDigits: digits === undefined ? RATIO_DIGITS : 0,
        maximumFractionDigits: digits ?? RATIO_DIGITS,
      });
      // Something is never shown as nothing.
      return isTiny ? `<${text}` : text;
    },
    /** Any other number, e.g. a quota, with up to `digits` decimals. */
    decimal: (value: NumberInput, digits: number) => format(value, { maximumFractionDigits: digits }),
  };
};
