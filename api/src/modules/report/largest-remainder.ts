const floorDivided = (value: bigint, unit: bigint) => {
  const quotient = value / unit;
  return value % unit < 0n ? quotient - 1n : quotient;
};

const absolute = (value: bigint) => (value < 0n ? -value : value);

/** Whole units nearest to a value; halves go away from zero. */
export const roundedTo = (value: bigint, unit: bigint): bigint => {
  const rounded = (2n * absolute(value) + unit) / (2n * unit);
  return value < 0n ? -rounded : rounded;
};

/**
 * Rounds parts to whole units so that they add up to their rounded sum: everybody gets what is whole, and the
 * units that are left go to those who lost most by that. Equal losses are served in the order given.
 */
export const largestRemainder = (parts: readonly bigint[], unit: bigint): bigint[] => {
  const total = roundedTo(
    parts.reduce((sum, part) => sum + part, 0n),
    unit,
  );
  const rounded = parts.map((part) => floorDivided(part, unit));
  const left = total - rounded.reduce((sum, part) => sum + part, 0n);
  const losers = parts
    .map((part, index) => ({ index, loss: part - (rounded[index] ?? 0n) * unit }))
    .toSorted((a, b) => (a.loss === b.loss ? a.index - b.index : a.loss > b.loss ? -1 : 1))
    .slice(0, Number(left));
  const lucky = new Set(losers.map(({ index }) => index));
  return rounded.map((part, index) => (lucky.has(index) ? part + 1n : part));
};
