/** A number of the API: counts and ratios are numbers, amounts decimal strings, null means no value. */
export type NumberInput = number | string | null | undefined;

/** The text of a missing value; never a zero. */
export const NO_VALUE = '–';

type IntlDecimal = Parameters<Intl.NumberFormat['format']>[0];

/**
 * Validates a number for `Intl.NumberFormat`, which formats decimal strings without rounding them to floating point.
 *
 * @throws RangeError for text that is no decimal number, and for numbers that are not finite.
 */
export const toIntlDecimal = (value: number | string): IntlDecimal => {
  if (typeof value === 'string' && !/^-?\d+(\.\d+)?$/.test(value)) {
    throw new RangeError(`Not a decimal number: "${value}"`);
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError(`Not a number: ${value}`);
  // The pattern above guarantees the form of Intl's string type.
  return value as IntlDecimal;
};

/** Whether a value is null or undefined. */
export const isMissing = (value: NumberInput): value is null | undefined =>
  value === null || value === undefined;
