/**
 * Money is counted in whole units of 10^-16 of the currency: six decimals of the amount (USD micros), six of
 * the exchange rate and four of the fee (basis points) multiply without a remainder, so sums are exact.
 */
export type Amount = bigint;

const AMOUNT_DECIMALS = 16;
const UNIT = 10n ** BigInt(AMOUNT_DECIMALS);
const RATE_DECIMALS = 6;
/** Basis points of a whole. */
export const FULL_SHARE = 10_000n;
/** A price has so many digits that count, and at least so many decimals. */
const PRICE_DIGITS = 6;

/** Digits of a decimal text with exactly `decimals` of them after the point; what does not fit is an error. */
const scaled = (text: string, decimals: number): bigint => {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  const fraction = match?.[3]?.replace(/0+$/, '') ?? '';
  if (!match || fraction.length > decimals)
    throw new RangeError(`Not a decimal with ${decimals} places: ${text}`);
  const digits = BigInt(`${match[2]}${fraction.padEnd(decimals, '0')}`);
  return match[1] === '-' ? -digits : digits;
};

/** What one USD micro is worth to the reader, in units of an `Amount`: the exchange rate times the share that is left after the fee. */
export const microFactor = (usdRate: string, feeBasisPoints: number): bigint =>
  scaled(usdRate, RATE_DECIMALS) * (FULL_SHARE - BigInt(feeBasisPoints));

/** A whole number of units as a decimal; `isPadded` keeps the zeros at its end. */
export const decimalText = (units: bigint, decimals: number, { isPadded = false } = {}): string => {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = isPadded ? digits.slice(whole.length) : digits.slice(whole.length).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`;
};

/** The amount as an exact decimal, without trailing zeros. */
export const amountText = (amount: Amount): string => decimalText(amount, AMOUNT_DECIMALS);

const dividedRounded = (numerator: bigint, denominator: bigint): bigint => {
  const isNegative = numerator < 0n !== denominator < 0n;
  const [top, bottom] = [
    numerator < 0n ? -numerator : numerator,
    denominator < 0n ? -denominator : denominator,
  ];
  const rounded = (2n * top + bottom) / (2n * bottom);
  return isNegative ? -rounded : rounded;
};

/**
 * The price of 1,000 views, cut off and not rounded: whoever shows it rounds it, half away from zero, and then it was
 * rounded once. Null without views.
 */
export const pricePerThousand = (amount: Amount, views: bigint): string | null => {
  if (views === 0n) return null;
  const [top, bottom] = [amount * 1_000n, views * UNIT];
  // Zeros between the point and the first digit that counts.
  const zeros = String(bottom / (top || bottom)).replace('-', '').length - 1;
  const decimals = PRICE_DIGITS + zeros;
  return decimalText((top * 10n ** BigInt(decimals)) / bottom, decimals);
};

/** A part of a whole as a number; null where there is no whole. */
export const ratio = (part: bigint, whole: bigint): number | null => {
  if (whole === 0n) return null;
  // Twelve decimals of the exact quotient: beyond what anybody reads, within what a number holds.
  return Number(dividedRounded(part * 10n ** 12n, whole)) / 1e12;
};

/** The share that one amount has in another, both as exact decimals. */
export const shareOf = (part: string, whole: string): number | null =>
  ratio(scaled(part, AMOUNT_DECIMALS), scaled(whole, AMOUNT_DECIMALS));
