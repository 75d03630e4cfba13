import { COLOR_ONLY_SERIES, seriesColor, token } from '../../theme/index.ts';
import type { ChartSeries } from './chart-types.ts';

/** Returns the colour of a series as a CSS variable reference. */
export const getSeriesColor = (series: ChartSeries, index: number): string =>
  series.color === 'others' ? token.color.compare : seriesColor(series.color ?? index);

/** Returns the line style of a series: dashed where colour alone does not distinguish it. */
export const getLineStyle = (series: ChartSeries, index: number): 'solid' | 'dashed' => {
  if (series.lineStyle) return series.lineStyle;
  return series.color !== 'others' && (series.color ?? index) >= COLOR_ONLY_SERIES ? 'dashed' : 'solid';
};

/** Converts a value to a number, null for a missing one. */
export const toNumberOrNull = (value: number | string | null | undefined): number | null =>
  value === null || value === undefined ? null : Number(value);

/** The sum of all series at a point; missing values count as none. */
export const sumSeries = (series: readonly ChartSeries[], index: number): number =>
  series.reduce((sum, one) => sum + (toNumberOrNull(one.values[index]) ?? 0), 0);
