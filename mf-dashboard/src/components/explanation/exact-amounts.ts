import type { Currency } from '@portal/shared/i18n';

/** The decimals of exact amounts in responses. */
const DECIMALS = 20;

/** More decimals than are paid, so that the rounding is seen: dollars to the millionth. */
export const EXACT_DIGITS: Readonly<Record<Currency, number>> = { USD: 6, KRW: 2 };

/** An exact decimal as an integer with 20 decimal places. */
export const parseExact = (text: string): bigint => {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const units = BigInt(whole + fraction.padEnd(DECIMALS, '0'));
  return text.startsWith('-') ? -units : units;
};

/** Rounds to an integer with `digits` decimal places, half away from zero. */
export const roundExact = (units: bigint, digits: number): bigint => {
  const unit = 10n ** BigInt(DECIMALS - digits);
  const rounded = (2n * (units < 0n ? -units : units) + unit) / (2n * unit);
  return units < 0n ? -rounded : rounded;
};

/** An integer with `digits` decimal places as a decimal. */
export const toDecimal = (units: bigint, digits: number): string => {
  const text = (units < 0n ? -units : units).toString().padStart(digits + 1, '0');
  const point = text.length - digits;
  return `${units < 0n ? '-' : ''}${text.slice(0, point)}${digits ? `.${text.slice(point)}` : ''}`;
};

/**
 * Rounds amounts so that they add up to their rounded sum: each is what it adds to the rounded sum before it. Rounded for
 * themselves, the rows of a list would differ from its total.
 */
export const roundParts = (amounts: readonly string[], digits: number): string[] => {
  let sum = 0n;
  let rounded = 0n;
  return amounts.map((amount) => {
    sum += parseExact(amount);
    const next = roundExact(sum, digits);
    const part = next - rounded;
    rounded = next;
    return toDecimal(part, digits);
  });
};
