/** Possible numbers of grid lines above the baseline. */
const LINES = [4, 5] as const;

/**
 * Steps with round labels, also in units of 만 or K. With the numbers of lines above, the highest value always reaches
 * three quarters of the scale.
 */
const STEPS = [1, 1.5, 2, 2.5, 4, 5, 8] as const;

/** A scale from 0 to a round maximum. */
export type ValueScale = { max: number; ticks: number[] };

/** Removes floating-point errors such as 3 × 0.1 = 0.30000000000000004. */
const roundDigits = (value: number) => Number(value.toPrecision(12));

/** The scale with a number of lines and the smallest step that reaches the highest value. */
const fitScale = (highest: number, lines: number, isWhole: boolean) => {
  const minStep = highest / lines;
  const power = Math.floor(Math.log10(minStep));
  // The next power of ten continues the steps after 8.
  const steps = [power, power + 1].flatMap((exponent) =>
    STEPS.map((step) => roundDigits(step * 10 ** exponent)),
  );
  const step = steps.find(
    // Tolerates floating-point rounding.
    (candidate) => candidate >= minStep * (1 - 1e-9) && (!isWhole || Number.isInteger(candidate)),
  );
  return { step: step ?? 1, lines };
};

/** Returns the smallest round scale from 0 that contains the values; integers have integer ticks. */
export const computeValueScale = (values: readonly number[]): ValueScale => {
  const highest = Math.max(0, ...values);
  if (highest === 0) return { max: LINES[0], ticks: [0] };
  const isWhole = values.every(Number.isInteger);
  const { step, lines } = LINES.map((count) => fitScale(highest, count, isWhole)).reduce((best, other) =>
    other.step * other.lines < best.step * best.lines ? other : best,
  );
  return {
    max: roundDigits(step * lines),
    ticks: Array.from({ length: lines + 1 }, (_, index) => roundDigits(index * step)),
  };
};
