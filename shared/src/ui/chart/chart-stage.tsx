import { Suspense, lazy, useDeferredValue, useId, useMemo, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useFormat } from '../../i18n/index.ts';
import type { Day, NumberInput } from '../../i18n/index.ts';
import { token } from '../../theme/index.ts';
import { fade } from '../parts/interaction.styles.ts';
import { outdated } from '../parts/outdated.styles.ts';
import { ChartAxes } from './chart-axes.tsx';
import { ChartCursor, ChartPoints } from './chart-cursor.tsx';
import { ChartEndLabels } from './chart-end-labels.tsx';
import { chartLayout } from './chart-layout.ts';
import { pointSentence } from './chart-point.ts';
import { spotAfterKey } from './chart-spot.ts';
import type { ChartSpot } from './chart-spot.ts';
import type { ChartTimes } from './chart-times.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import type { ChartComparison, ChartFormat, ChartInterval, ChartNote, ChartSeries } from './chart-types.ts';
import * as styles from './chart.styles.ts';
import { paintOf } from './series-paint.ts';
import { useIsSeen, useWidth } from './use-chart-size.ts';

// The drawing library is by far the largest of all; it arrives when a chart is about to be seen.
const ApexPlot = lazy(async () => ({ default: (await import('./apex-plot.tsx')).ApexPlot }));

/** Props of `ChartStage`. */
export type ChartStageProps = {
  label: string;
  describedBy: string;
  height: number;
  days: readonly Day[];
  interval: ChartInterval;
  times: ChartTimes;
  series: readonly ChartSeries[];
  comparison: ChartComparison | undefined;
  incomplete: number;
  notes: readonly ChartNote[];
  format: ChartFormat;
  hasTotal: boolean;
  totals: readonly NumberInput[] | undefined;
  isRefetching: boolean;
  isPhone: boolean;
  /** Where the crosshair stands. */
  spot: ChartSpot | undefined;
  onSpotChange: (spot: ChartSpot | undefined) => void;
};

/** The picture: axes, lines and a crosshair that follows pointer and arrow keys. */
export const ChartStage = (props: ChartStageProps) => {
  const { label, describedBy, height, days, interval, series, comparison, incomplete, notes, format } = props;
  const { times, hasTotal, totals, isRefetching, isPhone, spot, onSpotChange } = props;
  const gradient = useId();
  const words = useFormat();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [widthRef, width] = useWidth();
  const isSeen = useIsSeen(element);
  // On phones the legend alone says so.
  const hasBandWords = incomplete > 0 && !isPhone;
  const hasTopWords = hasBandWords || notes.length > 0;
  const layout = chartLayout({ series, comparison, format, width, height, isPhone, hasTopWords });
  const { plot } = layout;
  const { max } = layout.scale;
  // Lines take longest to draw: the words and figures of the same answer do not wait for them.
  const drawn = useDeferredValue(
    useMemo(
      () => ({ series, comparison, incomplete, max, width: plot.width, height: plot.height }),
      [series, comparison, incomplete, max, plot.width, plot.height],
    ),
  );
  const last = days.length - 1;
  const [first] = series;
  const color = first ? paintOf(first, 0) : token.color.compare;
  const areaColor = `light-dark(${fade(color, 14)}, ${fade(color, 20)})`;

  const handlePointer = (event: PointerEvent<HTMLElement>) => {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left - plot.left;
    const index = Math.round((left / Math.max(plot.width, 1)) * last);
    onSpotChange({ index: Math.max(0, Math.min(last, index)) });
  };
  const at = spot ?? { index: last };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onSpotChange(undefined);
    const target = spotAfterKey(event.key, at, { series, last });
    if (!target) return;
    event.preventDefault();
    onSpotChange(target);
  };

  return (
    <div
      ref={(node) => {
        widthRef(node);
        setElement(node);
      }}
      css={[styles.stage, isRefetching && outdated]}
      style={{ height }}
      // A slider over the days, and with Up and Down over the lines: screen readers read each point out as the keys move.
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at.index}
      aria-valuetext={pointSentence({
        name: times.points[at.index]?.name ?? '',
        spot: at,
        series,
        comparison,
        format,
      })}
      onKeyDown={handleKeyDown}
      onPointerMove={handlePointer}
      onPointerDown={handlePointer}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') onSpotChange(undefined);
      }}
      onBlur={() => onSpotChange(undefined)}
    >
      {width > 0 && (
        <>
          <svg css={styles.axes} width={width} height={height} aria-hidden>
            <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" css={{ stopColor: areaColor }} />
              <stop offset="1" css={{ stopColor: areaColor, stopOpacity: 0 }} />
            </linearGradient>
            <ChartAxes
              layout={layout}
              days={days}
              dayLabel={(day) => (interval === 'month' ? words.month(day) : words.shortDate(day))}
              format={format}
              incomplete={incomplete}
              hasBandWords={hasBandWords}
              notes={notes}
            />
          </svg>
          <div
            css={[styles.plot, { '--area-fill': `url("#${CSS.escape(gradient)}")` }]}
            style={{ left: plot.left, top: plot.top, width: plot.width, height: plot.height }}
            aria-hidden
          >
            {isSeen && plot.width > 0 && (
              <Suspense>
                <ApexPlot {...drawn} />
              </Suspense>
            )}
          </div>
          <svg css={styles.axes} width={width} height={height} aria-hidden>
            {layout.hasEndLabels && (
              <ChartEndLabels layout={layout} series={series} format={format} width={width} />
            )}
            {last === 0 && <ChartPoints {...{ layout, series, comparison }} spot={{ index: 0 }} />}
            {spot && <ChartCursor {...{ layout, spot, series, comparison }} />}
          </svg>
          {spot && !isPhone && (
            <ChartTooltip
              {...{ layout, spot, times, series, comparison, format, incomplete, hasTotal, totals }}
            />
          )}
        </>
      )}
    </div>
  );
};
