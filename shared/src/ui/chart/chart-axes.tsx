import type { Day } from '../../i18n/index.ts';
import { uiTexts } from '../texts/index.ts';
import type { ChartLayout } from './chart-layout.ts';
import type { ChartFormat } from './chart-types.ts';
import * as styles from './chart.styles.ts';
import { computeDayTicks } from './day-ticks.ts';
import { estimateCaptionWidth } from './text-width.ts';

const TICK = 4;

/** Props of `ChartAxes`. */
export type ChartAxesProps = {
  layout: ChartLayout;
  days: readonly Day[];
  dayLabel: (day: Day) => string;
  format: ChartFormat;
  incomplete: number;
  /** Whether the incomplete part is labelled. */
  hasBandLabel: boolean;
};

/** The background of a chart: grid, axis labels, the incomplete part. */
export const ChartAxes = ({ layout, days, dayLabel, format, incomplete, hasBandLabel }: ChartAxesProps) => {
  const { t } = uiTexts.useTexts();
  const { plot, scale, x, y, textScale } = layout;
  const bottom = plot.top + plot.height;
  const right = plot.left + plot.width;
  const last = days.length - 1;
  const widest = estimateCaptionWidth(dayLabel(days[last] ?? ''));
  const labels = computeDayTicks(days.length, plot.width / textScale, widest);
  const bandStart = x(last - incomplete);
  return (
    <>
      {incomplete > 0 && (
        <g>
          <rect css={styles.band} x={bandStart} y={plot.top} width={right - bandStart} height={plot.height} />
          {hasBandLabel && (
            <text css={styles.axisText} x={right} y={plot.top - 10} textAnchor="end">
              {t('freshness.collecting')}
            </text>
          )}
        </g>
      )}
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line
            css={tick === 0 ? styles.baseline : styles.grid}
            x1={plot.left}
            x2={right}
            y1={Math.round(y(tick)) + 0.5}
            y2={Math.round(y(tick)) + 0.5}
          />
          <text css={styles.axisText} x={plot.left - 10} y={y(tick) + 4 * textScale} textAnchor="end">
            {format.compact(tick)}
          </text>
        </g>
      ))}
      {labels.map((index) => (
        <g key={index}>
          <line css={styles.baseline} x1={x(index)} x2={x(index)} y1={bottom} y2={bottom + TICK} />
          <text
            css={styles.axisText}
            x={x(index)}
            y={bottom + 20 * textScale}
            // A single point is at the right end.
            textAnchor={index === last ? 'end' : index === 0 ? 'start' : 'middle'}
          >
            {dayLabel(days[index] ?? '')}
          </text>
        </g>
      ))}
    </>
  );
};
