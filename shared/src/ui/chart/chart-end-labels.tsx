import type { ChartLayout } from './chart-layout.ts';
import type { ChartFormat, ChartSeries } from './chart-types.ts';
import * as styles from './chart.styles.ts';
import { placeEndLabels } from './place-end-labels.ts';
import { getLineStyle, getSeriesColor, toNumberOrNull } from './series-style.ts';
import { estimateCaptionWidth } from './text-width.ts';

const LEADER = 18;
const NAME_WIDTH = 96;

const truncate = (name: string) => {
  const letters = [...name];
  while (letters.length > 1 && estimateCaptionWidth(letters.join('')) > NAME_WIDTH) letters.pop();
  return letters.length < [...name].length ? `${letters.join('').trimEnd()}…` : name;
};

/** Props of `ChartEndLabels`. */
export type ChartEndLabelsProps = {
  layout: ChartLayout;
  series: readonly ChartSeries[];
  format: ChartFormat;
  width: number;
};

/** Names and last values at the line ends, which replace the legend. */
export const ChartEndLabels = ({ layout, series, format, width }: ChartEndLabelsProps) => {
  const { plot, y } = layout;
  const right = plot.left + plot.width;
  const ends = series.map(
    (one) => one.values.findLast((value) => value !== null && value !== undefined) ?? null,
  );
  const preferred = ends.map((end) => y(toNumberOrNull(end) ?? 0) - plot.top);
  const places = placeEndLabels(preferred, plot.height);
  return (
    <g>
      {series.map((one, index) => {
        const from = (preferred[index] ?? 0) + plot.top;
        const to = (places[index] ?? 0) + plot.top;
        return (
          <g key={one.id}>
            <title>{one.name}</title>
            <path css={styles.leader} d={`M${right + 4} ${from}L${right + LEADER - 4} ${to}`} />
            {getLineStyle(one, index) === 'dashed' ? (
              <path
                css={styles.endDash}
                d={`M${right + LEADER} ${to}h9`}
                style={{ stroke: getSeriesColor(one, index) }}
              />
            ) : (
              <rect
                x={right + LEADER}
                y={to - 4}
                width={8}
                height={8}
                rx={2}
                fill={getSeriesColor(one, index)}
              />
            )}
            <text css={styles.endName} x={right + LEADER + 13} y={to + 4}>
              {truncate(one.name)}
            </text>
            <text css={styles.endValue} x={width} y={to + 4} textAnchor="end">
              {format.compact(ends[index])}
            </text>
          </g>
        );
      })}
    </g>
  );
};
