/** A number as the API sends it: counts and ratios as numbers, money as decimal strings; null when there is none. */
export type NumberInput = number | string | null | undefined;

/** Shown where there is no value; never a zero. */
export const NO_VALUE = '–';

type Exact = Parameters<Intl.NumberFormat['format']>[0];

/**
 * What `Intl.NumberFormat` formats without a detour over floating point.
 *
 * @throws RangeError for text that is no decimal number.
 */
export const toExact = (value: number | string): Exact => {
  if (typeof value === 'string' && !/^-?\d+(\.\d+)?$/.test(value)) {
    throw new RangeError(`Not a decimal number: "${value}"`);
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError(`Not a number: ${value}`);
  // The pattern above is what Intl's own type for exact decimals describes.
  return value as Exact;
};

/** Whether a value is missing. */
export const isMissing = (value: NumberInput): value is null | undefined =>
  value === null || value === undefined;
