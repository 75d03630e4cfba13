/** An exact decimal: `digits` × 10^-`places`. */
export type Decimal = { digits: bigint; places: number };

/** Parses a decimal from a report or a table of rates. */
export function parseDecimal(text: string): Decimal {
  const [, sign = '', whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined) throw new RangeError(`Not a decimal: ${text}`);
  return { digits: BigInt(`${sign}${whole}${fraction}`), places: fraction.length };
}

/** Parses whole units of 10^-`places`; throws on a decimal with more places. */
export function parseUnits(text: string, places: number): bigint {
  const { digits, places: given } = parseDecimal(text);
  if (given > places) throw new RangeError(`More than ${places} places: ${text}`);
  return digits * 10n ** BigInt(places - given);
}

/** The text of a decimal. */
export function formatDecimal({ digits, places }: Decimal): string {
  const unsigned = (digits < 0n ? -digits : digits).toString().padStart(places + 1, '0');
  const point = unsigned.length - places;
  const text = places === 0 ? unsigned : `${unsigned.slice(0, point)}.${unsigned.slice(point)}`;
  return digits < 0n ? `-${text}` : text;
}

/** A quotient rounded once, half away from zero, to so many places. */
export function divideRounded(numerator: Decimal, denominator: bigint, places: number): Decimal {
  const top = numerator.digits * 10n ** BigInt(places);
  const bottom = denominator * 10n ** BigInt(numerator.places);
  const half = bottom / 2n;
  return { digits: (top + (top < 0n ? -half : half)) / bottom, places };
}
