import { token } from '../../theme/index.ts';
import { withOpacity } from '../parts/interaction.styles.ts';
import type { ChartLayout } from './chart-layout.ts';
import type { CursorPosition } from './cursor-position.ts';
import type { ChartComparison, ChartSeries } from './chart-types.ts';
import * as styles from './chart.styles.ts';
import { getSeriesColor, toNumberOrNull } from './series-style.ts';

/** Props of `ChartCursor`. */
export type ChartCursorProps = {
  layout: ChartLayout;
  cursor: CursorPosition;
  series: readonly ChartSeries[];
  comparison: ChartComparison | undefined;
};

/** The points of all lines at the cursor. */
export const ChartPoints = ({ layout, cursor, series, comparison }: ChartCursorProps) => {
  const { index, seriesId } = cursor;
  const { x, y } = layout;
  const at = Math.round(x(index)) + 0.5;
  const compared = toNumberOrNull(comparison?.values[index]);
  const isSingle = series.length === 1;
  return (
    <>
      {compared !== null && (
        <circle
          cx={at}
          cy={y(compared)}
          r={4}
          fill={token.color.surface}
          stroke={token.color.compare}
          strokeWidth={2}
        />
      )}
      {series.map((one, position) => {
        const value = toNumberOrNull(one.values[index]);
        const color = getSeriesColor(one, position);
        const isMarked = isSingle || one.id === seriesId;
        return (
          value !== null && (
            <g key={one.id}>
              {isMarked && <circle cx={at} cy={y(value)} r={9} fill={withOpacity(color, 16)} />}
              <circle
                cx={at}
                cy={y(value)}
                r={isMarked ? 5.5 : 4.5}
                fill={color}
                stroke={token.color.surface}
                strokeWidth={2}
              />
            </g>
          )
        );
      })}
    </>
  );
};

/** The crosshair: a vertical line at the cursor and the points on it. */
export const ChartCursor = (props: ChartCursorProps) => {
  const { plot, x } = props.layout;
  const at = Math.round(x(props.cursor.index)) + 0.5;
  return (
    <g>
      <line css={styles.crosshair} x1={at} x2={at} y1={plot.top} y2={plot.top + plot.height} />
      <ChartPoints {...props} />
    </g>
  );
};
