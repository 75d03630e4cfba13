/** The median; for an even count, the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[middle]];
  if (low === undefined || high === undefined) throw new Error('no numbers to take the median of');
  return (low + high) / 2;
}

/** The value that the share `part` of the numbers does not exceed. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)];
  if (value === undefined) throw new Error('no numbers to take a percentile of');
  return value;
}

export type Ratio = { median: number; min: number; max: number };

/** The ratio of `values` to `controls`, paired by round, so that a slow moment affects both. */
export function pairedRatio(values: readonly number[], controls: readonly number[]): Ratio {
  if (values.length !== controls.length) throw new Error('a visit has no partner');
  const ratios = values.map((value, round) => value / (controls[round] ?? Number.NaN));
  return { median: median(ratios), min: Math.min(...ratios), max: Math.max(...ratios) };
}
