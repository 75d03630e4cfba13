/** How many lines there may be above the baseline. */
const LINES = [4, 5] as const;

/**
 * Steps that make round labels, also where several are read in 만 or K. Together with the numbers of lines they leave
 * no gap that would fill less than three quarters of the picture.
 */
const STEPS = [1, 1.5, 2, 2.5, 4, 5, 8] as const;

/** A scale from 0 to a round number. */
export type ValueScale = { max: number; ticks: number[] };

/** Decimal digits only: 3 × 0.1 must not become 0.30000000000000004. */
const clean = (value: number) => Number(value.toPrecision(12));

/** The scale of so many lines, with the smallest step that reaches the highest value. */
const fitting = (highest: number, lines: number, isWhole: boolean) => {
  const wish = highest / lines;
  const power = Math.floor(Math.log10(wish));
  // One power more, in which the first step is the next one after 8.
  const steps = [power, power + 1].flatMap((exponent) => STEPS.map((step) => clean(step * 10 ** exponent)));
  const step = steps.find(
    // A step that only rounding keeps from fitting still fits.
    (candidate) => candidate >= wish * (1 - 1e-9) && (!isWhole || Number.isInteger(candidate)),
  );
  return { step: step ?? 1, lines };
};

/** The smallest round scale from 0 that holds the values; counts are never cut into fractions. */
export const valueScale = (values: readonly number[]): ValueScale => {
  const highest = Math.max(0, ...values);
  if (highest === 0) return { max: LINES[0], ticks: [0] };
  const isWhole = values.every(Number.isInteger);
  const { step, lines } = LINES.map((count) => fitting(highest, count, isWhole)).reduce((best, other) =>
    other.step * other.lines < best.step * best.lines ? other : best,
  );
  return {
    max: clean(step * lines),
    ticks: Array.from({ length: lines + 1 }, (_, index) => clean(index * step)),
  };
};
