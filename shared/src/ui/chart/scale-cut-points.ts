import type { Day, NumberInput } from '../../i18n/index.ts';
import type { ChartInterval } from './chart-types.ts';
import { computePointPeriods, computeScale } from './point-period.ts';

/** The points of a chart, by their days. */
export type ScaledPoints = {
  days: readonly Day[];
  interval: ChartInterval;
  /** The last day of the period. */
  through: Day | undefined;
};

/** The factor of each point that makes the sum of a cut week or month that of a whole one; 1 for a whole point. */
export const computeScales = ({ days, interval, through }: ScaledPoints): number[] =>
  computePointPeriods(days, interval, through).map((period) => computeScale(period, interval));

/** Multiplies the values of cut points. */
export const scaleValues = (values: readonly NumberInput[], scales: readonly number[]): NumberInput[] =>
  values.map((value, index) => {
    const scale = scales[index] ?? 1;
    return scale === 1 || value === null || value === undefined ? value : Number(value) * scale;
  });

/**
 * Scales the sums of weeks and months that a period cuts to whole ones at the same pace, as a `TrendChart` draws them; for a
 * sparkline of the same values.
 */
export const scaleCutPoints = (
  values: readonly (number | null)[],
  points: ScaledPoints,
): (number | null)[] => {
  const scales = computeScales(points);
  return values.map((value, index) => value && value * (scales[index] ?? 1));
};
