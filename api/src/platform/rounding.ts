/** Divides by a unit above 0 and rounds to a whole number, half away from zero. */
export const roundTo = (value: bigint, unit: bigint): bigint => {
  const rounded = (2n * (value < 0n ? -value : value) + unit) / (2n * unit);
  return value < 0n ? -rounded : rounded;
};
