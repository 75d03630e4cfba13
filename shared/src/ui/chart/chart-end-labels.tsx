import type { ChartLayout } from './chart-layout.ts';
import type { ChartFormat } from './chart-types.ts';
import * as styles from './chart.styles.ts';
import { placeEndLabels } from './place-end-labels.ts';
import { getLineStyle, getSeriesColor, toNumberOrNull } from './series-style.ts';
import { estimateCaptionWidth } from './text-width.ts';
import type { DrawnLines } from './use-drawn-lines.ts';

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
  drawn: DrawnLines;
  format: ChartFormat;
  width: number;
};

/** Names and last values at the line ends, which replace the legend. */
export const ChartEndLabels = ({ layout, drawn, format, width }: ChartEndLabelsProps) => {
  const { series, scales } = drawn;
  const { plot, y, textScale } = layout;
  const right = plot.left + plot.width;
  const ends = series.map(({ values }) => {
    const index = values.findLastIndex((value) => value !== null && value !== undefined);
    // A sum of only some days would look like the value of a whole week or month.
    return { value: values[index] ?? null, isScaled: (scales[index] ?? 1) !== 1 };
  });
  const preferred = ends.map(({ value }) => y(toNumberOrNull(value) ?? 0) - plot.top);
  const places = placeEndLabels(
    preferred.map((at) => at / textScale),
    plot.height / textScale,
  );
  return (
    <g>
      {series.map((one, index) => {
        const from = (preferred[index] ?? 0) + plot.top;
        const to = (places[index] ?? 0) * textScale + plot.top;
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
            <text css={styles.endName} x={right + LEADER + 13} y={to + 4 * textScale}>
              {truncate(one.name)}
            </text>
            <text css={styles.endValue} x={width} y={to + 4 * textScale} textAnchor="end">
              {`${ends[index]?.isScaled ? '≈ ' : ''}${format.compact(ends[index]?.value)}`}
            </text>
          </g>
        );
      })}
    </g>
  );
};
