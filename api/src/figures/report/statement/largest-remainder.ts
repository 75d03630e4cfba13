import { roundTo } from '../../../platform/rounding.ts';

const floorDivided = (value: bigint, unit: bigint) => {
  const quotient = value / unit;
  return value % unit < 0n ? quotient - 1n : quotient;
};

/**
 * Rounds parts to whole units so that they add up to their rounded sum (largest remainder method): each part is rounded
 * down, and the remaining units go to the parts with the largest remainders. Ties are resolved in the given order.
 */
export const largestRemainder = (parts: readonly bigint[], unit: bigint): bigint[] => {
  const total = roundTo(
    parts.reduce((sum, part) => sum + part, 0n),
    unit,
  );
  const rounded = parts.map((part) => floorDivided(part, unit));
  const left = total - rounded.reduce((sum, part) => sum + part, 0n);
  const largest = parts
    .map((part, index) => ({ index, remainder: part - (rounded[index] ?? 0n) * unit }))
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
    )
    .slice(0, Number(left));
  const roundedUp = new Set(largest.map(({ index }) => index));
  return rounded.map((part, index) => (roundedUp.has(index) ? part + 1n : part));
};
