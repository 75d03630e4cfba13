import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/index.ts';
import type { Day, NumberInput } from '../../i18n/index.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { useIsPhone } from '../parts/use-media.ts';
import { uiTexts } from '../texts/index.ts';
import { ChartLegend } from './chart-legend.tsx';
import { extremesOf } from './chart-point.ts';
import { chartTimes } from './chart-times.ts';
import { ChartReadout } from './chart-readout.tsx';
import type { ChartSpot } from './chart-spot.ts';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { ChartStage } from './chart-stage.tsx';
import { ChartSummary } from './chart-summary.tsx';
import { ChartTable } from './chart-table.tsx';
import type { ChartComparison, ChartFormat, ChartInterval, ChartNote, ChartSeries } from './chart-types.ts';
import * as styles from './chart.styles.ts';

/** The lines, or the same data in rows. */
export type ChartView = 'chart' | 'table';

/** Props of `TrendChart`. */
export type TrendChartProps = {
  title: string;
  /** One for each point, ascending; a week or month by its first day. */
  days: readonly Day[];
  /** At most five and "others" on a laptop, three on a phone. */
  series: readonly ChartSeries[];
  /** Only beside a single series. */
  comparison?: ChartComparison | undefined;
  /** How many of the last points are still being collected. @default 0 */
  incomplete?: number;
  format: ChartFormat;
  /** @default 'day' */
  interval?: ChartInterval;
  /** The last day of the period, in the middle of whose last week or month it may lie. */
  through?: Day | undefined;
  notes?: readonly ChartNote[];
  /** One more sentence for those who do not see the picture, e.g. on how many days a line is above the other. */
  summary?: string | undefined;
  /** Whether the lines or the same data in rows are shown; the chart keeps it itself where nobody else does. */
  view?: ChartView;
  onViewChange?: (view: ChartView) => void;
  /** Height of the picture without title and legend. @default 260, on phones 190 */
  height?: number;
  /** Beside the title, quieter, e.g. `상위 5개와 기타`. */
  meta?: ReactNode;
  /** Right of the title: interval, export. */
  actions?: ReactNode;
  /** The sum of all series at the crosshair. */
  hasTotal?: boolean;
  /** What to tell as the whole at each point where adding up the series would not give it, e.g. of prices. */
  totals?: readonly NumberInput[] | undefined;
  /** Nothing is known yet. */
  isLoading?: boolean;
  /** Other data are on their way: the old ones stay, paler. */
  isRefetching?: boolean;
  /** Stands in place of the picture when no value is known. */
  empty?: ReactNode;
  className?: string;
};

const LAPTOP_HEIGHT = 260;
const PHONE_HEIGHT = 190;
const NO_NOTES: readonly ChartNote[] = [];

/** Lines over time, with a title, a summary in words, the same data as a table, and a crosshair for pointer and keys. */
export const TrendChart = (props: TrendChartProps) => {
  const {
    title,
    days,
    series,
    comparison,
    incomplete = 0,
    format,
    interval = 'day',
    notes = NO_NOTES,
  } = props;
  const {
    meta,
    actions,
    hasTotal = false,
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
  const [spot, setSpot] = useState<ChartSpot>();
  const height = props.height ?? (isPhone ? PHONE_HEIGHT : LAPTOP_HEIGHT);

  const isSingle = series.length === 1;
  if (isLoading) return <ChartSkeleton height={height} hasLegend={isSingle} series={series.length} />;

  const isEmpty = !extremesOf(series);
  // Fewer points after a change of the period: the crosshair must not stand beyond the last.
  const at = spot && spot.index < days.length ? spot : undefined;
  // All of a short period may still be growing.
  const lastComplete = { index: Math.max(0, days.length - 1 - incomplete) };
  const times = chartTimes({ days, interval, through: props.through, comparison, format: words });
  const shared = { times, series, comparison, format };
  const legend = !isEmpty && <ChartLegend {...shared} incomplete={incomplete} hasHighest={!isPhone} />;

  return (
    <figure css={[styles.chart, { margin: 0 }]} className={className} aria-labelledby={`${id}-title`}>
      <div css={styles.head}>
        <div css={styles.headWords}>
          <div css={styles.titleRow}>
            <h2 id={`${id}-title`} css={styles.title}>
              {title}
            </h2>
            {meta && <span css={styles.meta}>{meta}</span>}
          </div>
          {!isPhone && (isSingle || isTable) && legend}
        </div>
        <div css={styles.actions}>
          {actions}
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
        </div>
      </div>
      <ChartSummary id={`${id}-summary`} {...{ title, times, series, format }} more={props.summary} />
      {isEmpty && (empty ?? <p css={styles.emptyText}>{t('chart.empty')}</p>)}
      {!isEmpty && isTable && <ChartTable {...shared} days={days} label={title} height={height} />}
      {!isEmpty && !isTable && (
        <>
          {isPhone && <ChartReadout {...shared} incomplete={incomplete} spot={at ?? lastComplete} />}
          <ChartStage
            {...shared}
            days={days}
            interval={interval}
            label={title}
            describedBy={`${id}-summary`}
            height={height}
            incomplete={incomplete}
            notes={notes}
            hasTotal={hasTotal}
            totals={props.totals}
            isRefetching={isRefetching}
            isPhone={isPhone}
            spot={at ?? (isPhone ? lastComplete : undefined)}
            onSpotChange={setSpot}
          />
          {/* The readout names several lines already. */}
          {isPhone && isSingle && legend}
        </>
      )}
    </figure>
  );
};
