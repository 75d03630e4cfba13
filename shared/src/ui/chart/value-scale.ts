/** Lines above the baseline. */
const LINES = 4;
/** Steps that make round labels, also where four steps are read in 만 or K. */
const STEPS = [1, 2, 2.5, 4, 5, 8, 10] as const;

/** A scale from 0 to a round number. */
export type ValueScale = { max: number; ticks: number[] };

/** The smallest round scale from 0 that holds the values. */
export const valueScale = (values: readonly number[]): ValueScale => {
  const highest = Math.max(0, ...values);
  if (highest === 0) return { max: LINES, ticks: [0] };
  const wish = highest / LINES;
  const power = 10 ** Math.floor(Math.log10(wish));
  // A step that only rounding keeps from fitting still fits.
  const factor = STEPS.find((step) => step * power >= wish * (1 - 1e-9)) ?? 10;
  // Decimal digits of the step: 3 × 0.1 must not become 0.30000000000000004.
  const tick = (index: number) => Number((index * factor * power).toPrecision(12));
  return { max: tick(LINES), ticks: Array.from({ length: LINES + 1 }, (_, index) => tick(index)) };
};
