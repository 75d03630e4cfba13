import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useFormat, wrapText } from '@portal/shared/i18n';
import type { UseQueryResult } from '@portal/shared/http';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { TrendChart } from '@portal/shared/ui/chart';
import { Button } from '@portal/shared/ui/controls';
import { FailedQuery } from '@portal/shared/ui/feedback';
import type { ChangeFilters } from '../../../components/filters/use-filters.ts';
import { isPrice, metricFormat } from '../../../components/metric.ts';
import { Panel } from '../../../components/panel.tsx';
import { IntervalChoice } from '../../../components/period/interval-choice.tsx';
import type { Interval } from '../../../components/period/period.ts';
import type { ReportScope } from '../../../components/report-scope.ts';
import { ChartMenu } from '../../../components/trend/chart-menu.tsx';
import type { ChartMenuProps } from '../../../components/trend/chart-menu.tsx';
import { NoTrend } from '../../../components/trend/no-trend.tsx';
import { useCausesOfDay } from '../../../components/trend/use-causes-of-day.ts';
import { ViewsChoice } from '../../../components/trend/views-choice.tsx';
import { useTrendMeta } from '../../../components/trend/use-trend-meta.tsx';
import { useTrendNotes } from '../../../components/trend/use-trend-notes.ts';
import { texts } from '../../../texts.ts';
import { MAX_CHANNEL_LINES } from '../filters/channel-report-filters.ts';
import type { ChannelReportFilters } from '../filters/channel-report-filters.ts';
import { channelReportTexts } from '../texts.ts';
import { placeholderLines, channelLines } from './channel-lines.ts';
import type { ChannelTrend } from './channel-trend.api.ts';

/** The height that six lines with labels at their ends need. */
const LAPTOP_HEIGHT = 288;

export type ChannelTrendPanelProps = {
  query: UseQueryResult<ChannelTrend>;
  scope: ReportScope | undefined;
  filters: ChannelReportFilters;
  changeFilters: ChangeFilters<ChannelReportFilters>;
  interval: Interval;
  /** The number of incomplete points at the end. */
  incomplete: number;
  /** The number of lines without a selection. */
  top: number;
  /** The chart's data as a file; undefined until the days are known. */
  exported: ChartMenuProps['entry'] | undefined;
  /** Further actions, before the choices. */
  choices?: ReactNode;
  isJoined: boolean;
};

/** The selected metric of the selected channels over time. */
export const ChannelTrendPanel = (props: ChannelTrendPanelProps) => {
  const { query, scope, filters, changeFilters, interval, incomplete, top, exported, choices, isJoined } =
    props;
  const { t } = texts.useTexts();
  const { t: reportText } = channelReportTexts.useTexts();
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  const { data } = query;
  const { view, channels } = filters;
  // The metric of the displayed response: the previous one stays until the next response.
  const metric = data?.metric ?? filters.metric;
  const format = useFormat(data?.currency);
  const notes = useTrendNotes(scope, interval, metric);
  const pointAction = useCausesOfDay(interval);
  const title = reportText(`trend.title.${metric}`);
  const lineCount = (channels.length || top) + 1;
  // Memoized, because each new object makes the chart redraw.
  const lines = useMemo(
    () =>
      data
        ? channelLines(data, {
            others: reportText('trend.others', { count: data.others.count }),
            comparison: t('trend.comparison'),
          })
        : placeholderLines(lineCount),
    [data, lineCount, t, reportText],
  );
  const drawn = data?.series.length ?? 0;
  const which = () => {
    if (channels.length >= MAX_CHANNEL_LINES) return reportText('trend.most', { count: MAX_CHANNEL_LINES });
    if (drawn === 1) return data?.series[0]?.channel.name;
    if (data?.others.count === 0) return reportText('figures.channels', { count: drawn });
    return reportText(`trend.${channels.length > 0 ? 'chosen' : 'top'}`, { count: drawn });
  };
  const meta = useTrendMeta(data, metric, [!isPhone && reportText(`trend.by.${interval}`), which()]);
  if (data === undefined && query.isError) {
    return (
      <Panel isJoined={isJoined} title={title}>
        <FailedQuery query={query} level={3} title={t('trend.failed')} />
      </Panel>
    );
  }
  return (
    <Panel isJoined={isJoined}>
      <TrendChart
        title={title}
        meta={data && meta}
        {...lines}
        incomplete={incomplete}
        {...{ notes, pointAction }}
        interval={interval}
        through={data?.period.to}
        view={view}
        onViewChange={(next) => changeFilters({ view: next }, { history: 'replace' })}
        {...(!isPhone && { height: LAPTOP_HEIGHT })}
        format={metricFormat(format, metric)}
        isRatio={isPrice(metric)}
        actions={
          <>
            {channels.length > 0 && (
              <Button variant="quiet" onClick={() => changeFilters({ channels: [] }, { history: 'replace' })}>
                {reportText('trend.reset')}
              </Button>
            )}
            {wrapText(choices)}
            <ViewsChoice metric={metric} onChange={(next) => changeFilters({ metric: next })} />
            <IntervalChoice value={interval} onChange={(next) => changeFilters({ interval: next })} />
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
