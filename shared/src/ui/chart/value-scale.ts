/** Possible numbers of grid lines above the baseline. */
const LINES = [4, 5] as const;

/**
 * Steps with round labels, also in units of 만 or K. With the numbers of lines above, the highest value always reaches
 * three quarters of the scale.
 */
const STEPS = [1, 1.5, 2, 2.5, 4, 5, 8] as const;

/** A scale with round ends, of which one may be 0. */
export type ValueScale = { min: number; max: number; ticks: number[] };

/** Removes floating-point errors such as 3 × 0.1 = 0.30000000000000004. */
const roundDigits = (value: number) => Number(value.toPrecision(12));

/** How many steps from 0 reach a height; tolerates floating-point rounding. */
const countSteps = (height: number, step: number) => Math.ceil((height / step) * (1 - 1e-9));

/** The smallest round step with which a number of lines reach from one end to the other. */
const fitStep = (
  { lowest, highest }: { lowest: number; highest: number },
  lines: number,
  isWhole: boolean,
) => {
  const minStep = (highest - lowest) / lines;
  const power = Math.floor(Math.log10(minStep));
  // The next power of ten continues the steps after 8.
  const steps = [power, power + 1].flatMap((exponent) =>
    STEPS.map((step) => roundDigits(step * 10 ** exponent)),
  );
  const step = steps.find(
    (candidate) =>
      countSteps(highest, candidate) + countSteps(-lowest, candidate) <= lines &&
      (!isWhole || Number.isInteger(candidate)),
  );
  return step ?? 1;
};

/** Returns the smallest round scale that contains 0 and the values, which corrections can make negative; integers have integer ticks. */
export const computeValueScale = (values: readonly number[]): ValueScale => {
  const ends = { lowest: Math.min(0, ...values), highest: Math.max(0, ...values) };
  if (ends.lowest === ends.highest) return { min: 0, max: LINES[0], ticks: [0] };
  const isWhole = values.every(Number.isInteger);
  const scales = LINES.map((lines) => {
    const step = fitStep(ends, lines, isWhole);
    const below = countSteps(-ends.lowest, step);
    // A scale from 0 has all its lines, so that its labels are equally dense for all values.
    const above = below > 0 ? countSteps(ends.highest, step) : lines;
    return { step, from: below > 0 && above === 0 ? -lines : -below, to: above };
  });
  const { step, from, to } = scales.reduce((best, other) =>
    other.step * (other.to - other.from) < best.step * (best.to - best.from) ? other : best,
  );
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => roundDigits((from + index) * step));
  return { min: roundDigits(from * step), max: roundDigits(to * step), ticks };
};
