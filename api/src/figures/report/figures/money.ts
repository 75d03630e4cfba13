import { WHOLE } from '../../../platform/day-span.ts';
import { roundTo } from '../../../platform/rounding.ts';

/**
 * Money in whole units of 10^-20 of the currency: six decimals of the amount (USD micros), six of the exchange rate,
 * four of the fee and four of the member's part (basis points) multiply without a remainder, so sums are exact.
 */
export type Amount = bigint;

export const AMOUNT_DECIMALS = 20;
const UNIT = 10n ** BigInt(AMOUNT_DECIMALS);
const RATE_DECIMALS = 6;
/** The significant digits of a price, and its least number of decimals. */
const PRICE_DIGITS = 6;

/** A decimal text as an integer with `decimals` decimal places; throws a RangeError when it has more. */
const scaled = (text: string, decimals: number): bigint => {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  const fraction = match?.[3]?.replace(/0+$/, '') ?? '';
  if (!match || fraction.length > decimals)
    throw new RangeError(`Not a decimal with ${decimals} places: ${text}`);
  const digits = BigInt(`${match[2]}${fraction.padEnd(decimals, '0')}`);
  return match[1] === '-' ? -digits : digits;
};

/**
 * Units of an `Amount` for one USD micro in one basis point of it: the exchange rate times the share that remains after
 * the fee. Times the micros and a member's part it is the member's net, wherever that is shown.
 */
export const computeMicroFactor = (usdRate: string, feeBasisPoints: number): bigint =>
  scaled(usdRate, RATE_DECIMALS) * BigInt(WHOLE - feeBasisPoints);

/** Formats an integer with `decimals` decimal places as a decimal; `isPadded` preserves trailing zeros. */
export const toDecimalText = (units: bigint, decimals: number, { isPadded = false } = {}): string => {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = isPadded ? digits.slice(whole.length) : digits.slice(whole.length).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`;
};

/** Whether `a` is before, at or behind `b`, for sorting. */
export const compareBigints = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);

export const absoluteOf = (value: bigint) => (value < 0n ? -value : value);

/** The amount as an exact decimal, without trailing zeros. */
export const toAmountText = (amount: Amount): string => toDecimalText(amount, AMOUNT_DECIMALS);

/** The amount of an exact decimal, as `toAmountText` formats it. */
export const parseAmount = (text: string): Amount => scaled(text, AMOUNT_DECIMALS);

/**
 * The price of 1,000 views, truncated instead of rounded, so that the client, which rounds half away from zero, is the
 * only one to round. Null without views.
 */
export const pricePerThousand = (amount: Amount, views: bigint): string | null => {
  if (views === 0n) return null;
  const [top, bottom] = [amount * 1_000n, views * UNIT];
  // Zeros between the point and the first significant digit.
  const zeros = String(bottom / (top || bottom)).replace('-', '').length - 1;
  const decimals = PRICE_DIGITS + zeros;
  return toDecimalText((top * 10n ** BigInt(decimals)) / bottom, decimals);
};

/** The quotient of a part and a whole; null when the whole is 0. */
export const ratio = (part: bigint, whole: bigint): number | null => {
  if (whole === 0n) return null;
  // Twelve decimals are more than is ever shown, and fit into a number exactly.
  const scaledPart = (whole < 0n ? -part : part) * 10n ** 12n;
  return Number(roundTo(scaledPart, whole < 0n ? -whole : whole)) / 1e12;
};

/** Whether some parts are negative and others positive: none is a share of their sum then. */
export const haveBothSigns = (parts: readonly (bigint | null)[]): boolean =>
  parts.some((part) => part !== null && part < 0n) && parts.some((part) => part !== null && part > 0n);

/** The quotient of two amounts, both exact decimals; null when the whole is 0. */
export const shareOf = (part: string, whole: string): number | null =>
  ratio(scaled(part, AMOUNT_DECIMALS), scaled(whole, AMOUNT_DECIMALS));
