import { token } from '../../theme/index.ts';
import { fade } from '../parts/interaction.styles.ts';
import type { ChartLayout } from './chart-layout.ts';
import type { ChartSpot } from './chart-spot.ts';
import type { ChartComparison, ChartSeries } from './chart-types.ts';
import * as styles from './chart.styles.ts';
import { paintOf, toHeight } from './series-paint.ts';

/** Props of `ChartCursor`. */
export type ChartCursorProps = {
  layout: ChartLayout;
  spot: ChartSpot;
  series: readonly ChartSeries[];
  comparison: ChartComparison | undefined;
};

/** The points of all lines at a day. */
export const ChartPoints = ({ layout, spot, series, comparison }: ChartCursorProps) => {
  const { index, seriesId } = spot;
  const { x, y } = layout;
  const at = Math.round(x(index)) + 0.5;
  const compared = toHeight(comparison?.values[index]);
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
        const value = toHeight(one.values[index]);
        const color = paintOf(one, position);
        const isMarked = isSingle || one.id === seriesId;
        return (
          value !== null && (
            <g key={one.id}>
              {isMarked && <circle cx={at} cy={y(value)} r={9} fill={fade(color, 16)} />}
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

/** The vertical line at a day and the points on it. */
export const ChartCursor = (props: ChartCursorProps) => {
  const { plot, x } = props.layout;
  const at = Math.round(x(props.spot.index)) + 0.5;
  return (
    <g>
      <line css={styles.crosshair} x1={at} x2={at} y1={plot.top} y2={plot.top + plot.height} />
      <ChartPoints {...props} />
    </g>
  );
};
