import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { useFormat } from '../../i18n/index.ts';
import { textScaleAtom, useAtomValue } from '../../state/index.ts';
import { token } from '../../theme/index.ts';
import { FailedPanel } from '../lazy/failed-panel.tsx';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import type { LoadFailure } from '../lazy/lazy-component.tsx';
import { withOpacity } from '../parts/interaction.styles.ts';
import { staleStyle } from '../parts/stale.styles.ts';
import { uiTexts } from '../texts/index.ts';
import type { ApexPlotProps } from './apex-plot.tsx';
import { ChartAxes } from './chart-axes.tsx';
import { ChartCursor, ChartPoints } from './chart-cursor.tsx';
import { ChartEndLabels } from './chart-end-labels.tsx';
import type { ChartData } from './chart-data.ts';
import { computeChartLayout } from './chart-layout.ts';
import { ChartNotes } from './chart-notes.tsx';
import { describePoint } from './chart-point.ts';
import { moveCursor } from './cursor-position.ts';
import type { CursorPosition } from './cursor-position.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import type { ChartInterval } from './chart-types.ts';
import * as styles from './chart.styles.ts';
import { computeDottedEnds } from './dotted-ends.ts';
import { getSeriesColor } from './series-style.ts';
import { estimateCaptionWidth } from './text-width.ts';
import { useIsSeen, useWidth } from './use-chart-size.ts';

type PlotProps = ApexPlotProps & { failureSlot: HTMLElement | null };

/** Outside of the slider, which may contain no button. */
const FailedPlot = ({ failureSlot, ...failure }: PlotProps & LoadFailure) =>
  failureSlot && createPortal(<FailedPanel {...failure} />, failureSlot);

// ApexCharts is by far the largest library; it is loaded when a chart is about to come into view.
const ApexPlot = lazyComponent<PlotProps>(async () => {
  const { ApexPlot: Lines } = await import('./apex-plot.tsx');
  // The plot compares its props as JSON, which an element cannot become.
  return ({ failureSlot: _, ...plot }: PlotProps) => <Lines {...plot} />;
}, FailedPlot);

/** The distance in pixels from other words to the label of the incomplete part. */
const BAND_LABEL_GAP = 8;

/** Props of `ChartPlotArea`. */
export type ChartPlotAreaProps = {
  label: string;
  describedBy: string;
  /** In pixels at the browser's default text size. */
  height: number;
  interval: ChartInterval;
  data: ChartData;
  isRefetching: boolean;
  isPhone: boolean;
  /** The position of the crosshair. */
  cursor: CursorPosition | undefined;
  onCursorChange: (cursor: CursorPosition | undefined) => void;
};

/** Axes, lines and a crosshair that follows pointer and arrow keys. */
export const ChartPlotArea = (props: ChartPlotAreaProps) => {
  const { label, describedBy, interval, data, cursor, onCursorChange, isPhone } = props;
  const { days, times, series, format, incomplete, drawn: lines, marks, pointAction } = data;
  const gradient = useId();
  const { t } = uiTexts.useTexts();
  const words = useFormat();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [failureSlot, setFailureSlot] = useState<HTMLElement | null>(null);
  const width = useWidth(element);
  const isSeen = useIsSeen(element);
  const textScale = useAtomValue(textScaleAtom);
  const height = props.height * textScale;
  const hasBand = incomplete > 0;
  const hasTopLabels = (hasBand && !isPhone) || marks !== undefined;
  const { series: heights, comparison: comparedHeights } = lines;
  const layout = computeChartLayout({
    series: heights,
    comparison: comparedHeights,
    format,
    width,
    height,
    isPhone,
    textScale,
    hasTopLabels,
  });
  const { plot } = layout;
  const right = plot.left + plot.width;
  const bandLabelWidth = estimateCaptionWidth(t('freshness.collecting'), textScale);
  const bandLabelStart = right - bandLabelWidth - BAND_LABEL_GAP;
  // The legend labels it, too; on phones, and where a mark with words needs the place, only the legend does.
  const hasBandLabel =
    hasBand && !isPhone && !marks?.some(({ index, words: own }) => own && layout.x(index) > bandLabelStart);
  const { min, max } = layout.scale;
  const dotted = computeDottedEnds(times.points, incomplete);
  // Deferred: texts and figures of the same response are rendered before the slower lines.
  const drawn = useDeferredValue(
    useMemo(
      () => ({
        series: heights,
        comparison: comparedHeights,
        dotted: { start: dotted.start, end: dotted.end },
        min,
        max,
        width: plot.width,
        height: plot.height,
      }),
      [heights, comparedHeights, dotted.start, dotted.end, min, max, plot.width, plot.height],
    ),
  );
  const last = days.length - 1;
  const [first] = series;
  const color = first ? getSeriesColor(first, 0) : token.color.compare;
  const areaColor = `light-dark(${withOpacity(color, 14)}, ${withOpacity(color, 20)})`;

  const findIndex = (event: MouseEvent<HTMLElement>) => {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left - plot.left;
    const index = Math.round((left / Math.max(plot.width, 1)) * last);
    return Math.max(0, Math.min(last, index));
  };
  const handlePointer = (event: PointerEvent<HTMLElement>) => onCursorChange({ index: findIndex(event) });
  // A finger's first tap shows a point, and only the next one on it opens it.
  const pressed = useRef<number>(undefined);
  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    pressed.current = event.pointerType === 'mouse' ? findIndex(event) : cursor?.index;
    handlePointer(event);
  };
  const openPoint = (index: number) => {
    const day = days[index];
    if (day !== undefined) pointAction?.open(day);
  };
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const index = findIndex(event);
    if (index === pressed.current) openPoint(index);
  };
  const at = cursor ?? { index: last };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCursorChange(undefined);
    if (event.key === 'Enter') openPoint(at.index);
    const target = moveCursor(event.key, at, { series, last });
    if (!target) return;
    event.preventDefault();
    onCursorChange(target);
  };

  return (
    <div css={styles.plotArea}>
      <div
        ref={setElement}
        css={[
          styles.stage,
          pointAction && styles.pressable,
          props.isRefetching && staleStyle,
          { '--drawn-width': `${width}px`, '--drawn-height': `${height}px` },
        ]}
        style={{ height }}
        // A slider over the days (and, with Up and Down, over the lines), so that screen readers announce each point.
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={describedBy}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at.index}
        aria-valuetext={describePoint(data, at)}
        onKeyDown={handleKeyDown}
        onPointerMove={handlePointer}
        onPointerDown={handlePointerDown}
        onClick={pointAction && handleClick}
        onPointerLeave={(event) => {
          if (event.pointerType === 'mouse') onCursorChange(undefined);
        }}
        onBlur={() => onCursorChange(undefined)}
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
                hasBandLabel={hasBandLabel}
              />
              {marks && (
                <ChartNotes
                  {...{ layout, marks, isPhone }}
                  right={hasBandLabel ? bandLabelStart : right}
                  current={cursor?.index}
                />
              )}
            </svg>
            <div
              css={[styles.plot, { '--area-fill': `url("#${CSS.escape(gradient)}")` }]}
              style={{ left: plot.left, top: plot.top, width: plot.width, height: plot.height }}
              aria-hidden
            >
              {isSeen && plot.width > 0 && <ApexPlot {...drawn} failureSlot={failureSlot} />}
            </div>
            <svg css={styles.axes} width={width} height={height} aria-hidden>
              {layout.hasEndLabels && <ChartEndLabels {...{ layout, format, width }} drawn={lines} />}
              {last === 0 && (
                <ChartPoints
                  {...{ layout }}
                  series={heights}
                  comparison={comparedHeights}
                  cursor={{ index: 0 }}
                />
              )}
              {cursor && (
                <ChartCursor {...{ layout, cursor }} series={heights} comparison={comparedHeights} />
              )}
            </svg>
            {cursor && !isPhone && <ChartTooltip {...{ data, layout, cursor }} />}
          </>
        )}
      </div>
      <div ref={setFailureSlot} css={styles.failureSlot} />
    </div>
  );
};
