import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useFormat, wrapText } from '@portal/shared/i18n';
import type { UseQueryResult } from '@portal/shared/http';
import { TrendChart } from '@portal/shared/ui/chart';
import type { ChartPointAction } from '@portal/shared/ui/chart';
import { FailedQuery } from '@portal/shared/ui/feedback';
import { texts } from '../../texts.ts';
import { isPrice, metricFormat } from '../metric.ts';
import type { Metric } from '../metric.ts';
import { ChartMenu } from './chart-menu.tsx';
import type { ChartMenuProps } from './chart-menu.tsx';
import type { TrendView } from './trend-view.ts';
import { Panel } from '../panel.tsx';
import type { Interval } from '../period/period.ts';
import { IntervalChoice } from '../period/interval-choice.tsx';
import type { ReportScope } from '../report-scope.ts';
import { NoTrend } from './no-trend.tsx';
import type { Trend } from './trend.api.ts';
import { useTrendMeta } from './use-trend-meta.tsx';
import { useTrendNotes } from './use-trend-notes.ts';

export type TrendPanelProps = {
  title: string;
  query: UseQueryResult<Trend>;
  scope: ReportScope | undefined;
  metric: Metric;
  /** What the figure is called. @default the metric's name */
  name?: string | undefined;
  /** The number of incomplete points at the end. */
  incomplete: number;
  interval: Interval;
  onIntervalChange: (interval: Interval) => void;
  /** Further choices, before that of the interval. */
  choices?: ReactNode;
  view: TrendView;
  onViewChange: (view: TrendView) => void;
  /** What a press of a point opens. */
  pointAction?: ChartPointAction | undefined;
  /** The chart's data as a file; undefined until the days are known. */
  exported: ChartMenuProps['entry'] | undefined;
  isJoined: boolean;
  /** Height of the plot in pixels. @default the chart's own */
  height?: number | undefined;
};

/** The selected metric over time, with its comparison period. */
export const TrendPanel = ({
  title,
  query,
  scope,
  metric,
  name,
  incomplete,
  interval,
  onIntervalChange,
  choices,
  view,
  onViewChange,
  pointAction,
  exported,
  isJoined,
  height,
}: TrendPanelProps) => {
  const { t } = texts.useTexts();
  const { data } = query;
  const format = useFormat(data?.currency);
  const notes = useTrendNotes(scope, interval, metric);
  // Memoized, because each new object makes the chart redraw.
  const lines = useMemo(() => {
    const valuesOf = (points: Trend['points']) => points.map((point) => point[metric]);
    const daysOf = (points: Trend['points']) => points.map((point) => point.date);
    const points = data?.points ?? [];
    const compared = data?.compare_points;
    return {
      days: daysOf(points),
      series: [{ id: metric, name: name ?? t(`metric.${metric}`), values: valuesOf(points) }],
      comparison: compared
        ? {
            name: t('trend.comparison'),
            days: daysOf(compared),
            ends: compared.map(({ through }) => through),
            values: valuesOf(compared),
          }
        : undefined,
    };
  }, [data, metric, name, t]);
  const meta = useTrendMeta(data, metric);
  if (data === undefined && query.isError) {
    return (
      <Panel isJoined={isJoined} isBesideChart title={title}>
        <FailedQuery query={query} level={3} title={t('trend.failed')} />
      </Panel>
    );
  }
  return (
    <Panel isJoined={isJoined}>
      <TrendChart
        title={title}
        meta={meta}
        {...lines}
        incomplete={incomplete}
        notes={notes}
        pointAction={pointAction}
        {...(height !== undefined && { height })}
        interval={interval}
        through={data?.period.to}
        view={view}
        onViewChange={onViewChange}
        format={metricFormat(format, metric)}
        isRatio={isPrice(metric)}
        actions={
          <>
            {wrapText(choices)}
            <IntervalChoice value={interval} onChange={onIntervalChange} />
          </>
        }
        menu={exported && <ChartMenu entry={exported} />}
        isLoading={data === undefined}
        isRefetching={query.isPlaceholderData}
        empty={<NoTrend />}
      />
    </Panel>
  );
};
