import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useFormat, wrapText } from '../../i18n/index.ts';
import type { Day, NumberInput } from '../../i18n/index.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { useIsPhone } from '../parts/use-media.ts';
import { uiTexts } from '../texts/index.ts';
import { ChartLegend } from './chart-legend.tsx';
import { findExtremes } from './chart-point.ts';
import { createChartTimes } from './chart-times.ts';
import { ChartReadout } from './chart-readout.tsx';
import type { CursorPosition } from './cursor-position.ts';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { ChartPlotArea } from './chart-plot-area.tsx';
import { ChartSummary } from './chart-summary.tsx';
import { ChartTable } from './chart-table.tsx';
import type {
  ChartComparison,
  ChartFormat,
  ChartInterval,
  ChartNote,
  ChartPointAction,
  ChartSeries,
} from './chart-types.ts';
import * as styles from './chart.styles.ts';
import { groupNotes } from './place-notes.ts';
import { sumSeries } from './series-style.ts';
import { useDrawnLines } from './use-drawn-lines.ts';

/** Whether the data is shown as a chart or as a table. */
export type ChartView = 'chart' | 'table';

/** Props of `TrendChart`. */
export type TrendChartProps = {
  title: string;
  /** One day per point, ascending; a week or month by its first day. */
  days: readonly Day[];
  /** At most five and "others" on laptops, three on phones. */
  series: readonly ChartSeries[];
  /** Only with a single series. */
  comparison?: ChartComparison | undefined;
  /** How many of the last points are still being collected. @default 0 */
  incomplete?: number;
  format: ChartFormat;
  /** Whether values are ratios, e.g. prices, which do not grow with the days of a week or month. @default false */
  isRatio?: boolean;
  /** @default 'day' */
  interval?: ChartInterval;
  /** The last day of the period, which may be within the last week or month. */
  through?: Day | undefined;
  /** What happened on its days, as marks above the lines; undefined, not empty, for a chart without any. */
  notes?: readonly ChartNote[] | undefined;
  /** What a press of a point opens: by mouse, by a second tap, by Enter, and in the table. */
  pointAction?: ChartPointAction | undefined;
  /** A further sentence for screen readers, e.g. on how many days one line is above the other. */
  summary?: string | undefined;
  /** Chart or table. @default uncontrolled, starting as a chart */
  view?: ChartView;
  onViewChange?: (view: ChartView) => void;
  /** Height of the plot in pixels. @default 260, on phones 190 */
  height?: number;
  /** Secondary text after the title, e.g. `상위 5개와 기타`. */
  meta?: ReactNode;
  /** Right of the title: the interval. */
  actions?: ReactNode;
  /** The button of further commands, last in the header. */
  menu?: ReactNode;
  /** Shows the sum of all series at the crosshair. */
  hasTotal?: boolean;
  /** Totals per point, for measures whose total is not the sum, e.g. prices. */
  totals?: readonly NumberInput[] | undefined;
  /** Shows the skeleton. */
  isLoading?: boolean;
  /** Shows the data as stale while newer data is fetched. */
  isRefetching?: boolean;
  /** Replaces the chart when there are no values. */
  empty?: ReactNode;
  className?: string;
};

const LAPTOP_HEIGHT = 260;
const PHONE_HEIGHT = 190;

/** A line chart over time with title, legend, summary, table view, and a crosshair for pointer and keys. */
export const TrendChart = (props: TrendChartProps) => {
  const { title, days, series, incomplete = 0, format, interval = 'day', notes } = props;
  const {
    meta,
    actions,
    menu,
    hasTotal = false,
    isRatio = false,
    isLoading = false,
    isRefetching = false,
    empty,
    className,
  } = props;
  const { t } = uiTexts.useTexts();
  const id = useId();
  const words = useFormat();
  const isPhone = useIsPhone();
  const [ownView, setOwnView] = useState<ChartView>('chart');
  const isTable = (props.view ?? ownView) === 'table';
  const comparison = props.comparison?.isTableOnly && !isTable ? undefined : props.comparison;
  const [cursor, setCursor] = useState<CursorPosition>();
  const height = props.height ?? (isPhone ? PHONE_HEIGHT : LAPTOP_HEIGHT);

  const drawn = useDrawnLines({ series, comparison }, { days, interval, through: props.through, isRatio });

  const isSingle = series.length === 1;
  if (isLoading) return <ChartSkeleton height={height} hasLegend={isSingle} series={series.length} />;

  const isEmpty = !findExtremes(series);
  // A change of the period may leave the cursor beyond the last point.
  const at = cursor && cursor.index < days.length ? cursor : undefined;
  // In a short period all points may be incomplete.
  const lastComplete = { index: Math.max(0, days.length - 1 - incomplete) };
  const times = createChartTimes({ days, interval, through: props.through, comparison, format: words });
  const marks = notes && groupNotes(notes, days);
  const { totals } = props;
  const totalAt =
    totals || hasTotal ? (index: number) => (totals ? totals[index] : sumSeries(series, index)) : undefined;
  const scaled =
    drawn.scales.length > 0 && interval !== 'day' && !isTable ? t(`chart.scaled.${interval}`) : undefined;
  const { pointAction } = props;
  const lines = { series, comparison, format, drawn, scaled, marks, totalAt };
  const data = { ...lines, days, times, incomplete, pointAction };
  const legend = !isEmpty && <ChartLegend data={data} hasHighest={!isPhone} />;

  return (
    <figure css={[styles.chart, { margin: 0 }]} className={className} aria-labelledby={`${id}-title`}>
      <div css={styles.head}>
        <div css={styles.headWords}>
          <div css={styles.titleRow}>
            <h2 id={`${id}-title`} css={styles.title}>
              {title}
            </h2>
            {meta && <span css={styles.meta}>{meta}</span>}
            {scaled && !isSingle && <span css={styles.meta}>{scaled}</span>}
          </div>
          {!isPhone && (isSingle || isTable) && legend}
        </div>
        <div css={styles.actions}>
          {wrapText(actions)}
          {!isEmpty && (
            <IconButton
              icon="table"
              label={t(isTable ? 'chart.asChart' : 'chart.asTable')}
              isPressed={isTable}
              onClick={() => {
                const next = isTable ? 'chart' : 'table';
                setOwnView(next);
                props.onViewChange?.(next);
              }}
            />
          )}
          {!isEmpty && wrapText(menu)}
        </div>
      </div>
      <ChartSummary id={`${id}-summary`} {...{ title, data }} more={props.summary} />
      {isEmpty && (wrapText(empty) ?? <p css={styles.emptyText}>{t('chart.empty')}</p>)}
      {!isEmpty && isTable && <ChartTable {...{ data, height }} label={title} />}
      {!isEmpty && !isTable && (
        <>
          {isPhone && <ChartReadout data={data} cursor={at ?? lastComplete} />}
          <ChartPlotArea
            {...{ interval, data, height, isRefetching, isPhone }}
            label={title}
            describedBy={`${id}-summary`}
            cursor={at ?? (isPhone ? lastComplete : undefined)}
            onCursorChange={setCursor}
          />
          {/* With several series, the readout replaces the legend. */}
          {isPhone && isSingle && legend}
        </>
      )}
    </figure>
  );
};
