import { useMemo } from 'react';
import type { ChartComparison, ChartSeries } from './chart-types.ts';
import { computeScales, scaleValues } from './scale-cut-points.ts';
import type { ScaledPoints } from './scale-cut-points.ts';

/** The lines of a chart at the heights that are drawn. */
export type DrawnLines = {
  series: readonly ChartSeries[];
  comparison: ChartComparison | undefined;
  /** By how much the values of each point are scaled; empty when none is. */
  scales: readonly number[];
  /** The series with whole points only, for the highest and the lowest one; all points when none is whole. */
  whole: readonly ChartSeries[];
};

/** Scales sums of weeks and months that the period cuts, so that the line does not fall where only days are missing. */
export const useDrawnLines = (
  lines: { series: readonly ChartSeries[]; comparison: ChartComparison | undefined },
  { days, interval, through, isRatio }: ScaledPoints & { isRatio: boolean },
): DrawnLines => {
  const { series, comparison } = lines;
  // Memoized, because each new object makes the chart redraw.
  return useMemo(() => {
    const scales = computeScales({ days, interval, through });
    const isWhole = scales.map((scale) => scale === 1);
    if (isRatio || !isWhole.includes(false)) return { series, comparison, scales: [], whole: series };
    const valuesOf = (values: ChartSeries['values']) => scaleValues(values, scales);
    return {
      series: series.map((one) => ({ ...one, values: valuesOf(one.values) })),
      comparison: comparison && { ...comparison, values: valuesOf(comparison.values) },
      scales,
      whole: isWhole.includes(true)
        ? series.map((one) => ({
            ...one,
            values: one.values.map((value, index) => (isWhole[index] ? value : null)),
          }))
        : series,
    };
  }, [series, comparison, days, interval, through, isRatio]);
};
