import type { ChartFormat, ChartSeries } from './chart-types.ts';
import type { CursorPosition } from './cursor-position.ts';
import * as styles from './chart.styles.ts';
import { LineSample } from './line-sample.tsx';
import { getLineStyle, getSeriesColor } from './series-style.ts';

/** Props of `ChartSeriesRow`. */
export type ChartSeriesRowProps = {
  one: ChartSeries;
  /** Its index among the series of the chart. */
  position: number;
  isDotted: boolean;
  cursor: CursorPosition;
  format: ChartFormat;
};

/** The name of a series and its value at the cursor. */
export const ChartSeriesRow = ({ one, position, isDotted, cursor, format }: ChartSeriesRowProps) => (
  <div css={[styles.tooltipRow, one.id === cursor.seriesId && styles.tooltipMarked]}>
    <LineSample
      color={getSeriesColor(one, position)}
      lineStyle={isDotted ? 'dotted' : getLineStyle(one, position)}
    />
    <span css={styles.tooltipName}>{one.name}</span>
    <span css={styles.tooltipValue}>{format.value(one.values[cursor.index])}</span>
  </div>
);
