import { COLOR_ONLY_SERIES, seriesColor, token } from '../../theme/index.ts';
import type { ChartSeries } from './chart-types.ts';

/** The colour of a line, as a variable that follows the scheme. */
export const paintOf = (series: ChartSeries, index: number): string =>
  series.color === 'others' ? token.color.compare : seriesColor(series.color ?? index);

/** How a line is drawn: further down the palette colour alone does not tell lines apart. */
export const strokeStyleOf = (series: ChartSeries, index: number): 'solid' | 'dashed' => {
  if (series.look) return series.look;
  return series.color !== 'others' && (series.color ?? index) >= COLOR_ONLY_SERIES ? 'dashed' : 'solid';
};

/** A value as a height; null where there is none. */
export const toHeight = (value: number | string | null | undefined): number | null =>
  value === null || value === undefined ? null : Number(value);
