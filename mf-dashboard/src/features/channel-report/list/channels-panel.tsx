import { useMemo } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { Card } from '@portal/shared/ui/data';
import { ListTable, useDeferredPage } from '@portal/shared/ui/table';
import type { ChangeFilters } from '../../../components/filters/use-filters.ts';
import { ListTools } from '../../../components/list/list-tools.tsx';
import { PAGE_SIZE } from '../../../components/list/page-size.ts';
import type { Interval } from '../../../components/period/period.ts';
import type { ReportScope } from '../../../components/report-scope.ts';
import { usePricesEngaged } from '../../../components/use-price-unit.ts';
import { useDesign } from '../../../components/use-design.ts';
import { texts } from '../../../texts.ts';
import { CHANNEL_SORTS } from '../filters/channel-report-filters.ts';
import type { ChannelReportFilters } from '../filters/channel-report-filters.ts';
import { trendShape } from '../../../components/trend/trend-shape.ts';
import { useChannelTrend } from '../trend/channel-trend.api.ts';
import type { SelectedChannels } from '../use-selected-channels.ts';
import { channelReportTexts } from '../texts.ts';
import { ChannelCard } from './channel-card.tsx';
import { channelColumns } from './channel-columns.tsx';
import { channelListExport, channelFilter } from './channel-filter.ts';
import { useChannels } from './channels.api.ts';
import type { Channels } from './channels.api.ts';
import { NoChannels } from './no-channels.tsx';

export type ChannelsPanelProps = {
  scope: ReportScope | undefined;
  filters: ChannelReportFilters;
  changeFilters: ChangeFilters<ChannelReportFilters>;
  interval: Interval;
  /** The number of incomplete points at the end of a sparkline. */
  incomplete: number;
  chosen: SelectedChannels;
  /** The totals of all channels, independent of the search. */
  whole: Channels | undefined;
};

/** The channel list; its checkboxes are the legend of the chart. */
export const ChannelsPanel = (props: ChannelsPanelProps) => {
  const { scope, filters, changeFilters, interval, incomplete, chosen, whole } = props;
  const { t } = texts.useTexts();
  const { t: reportText } = channelReportTexts.useTexts();
  const { page, metric } = filters;
  const query = useChannels(scope && { ...channelFilter(scope, filters), page, size: PAGE_SIZE });
  const data = useDeferredPage(query);
  const ids = (query.data?.items ?? []).map(({ channel }) => channel.id).join(',');
  const shapes = useChannelTrend(
    scope && ids !== '' ? { ...scope, compare: 'none', interval, metric, channels: ids } : undefined,
  ).data;
  const format = useFormat(data?.currency);
  const isPricedEngaged = usePricesEngaged();
  const { isCompact } = useDesign();
  const columns = useMemo(
    () =>
      channelColumns({
        t,
        reportText,
        format,
        isPricedEngaged,
        filters,
        chosen,
        incomplete,
        isCompact,
        found: data,
        whole: whole?.totals,
        shapes: new Map(
          shapes?.series.map(({ channel, values }) => [
            channel.id,
            trendShape(shapes.metric, values, { days: shapes.dates, interval, period: shapes.period }),
          ]),
        ),
      }),
    [
      t,
      reportText,
      format,
      isPricedEngaged,
      filters,
      chosen,
      incomplete,
      interval,
      isCompact,
      data,
      whole,
      shapes,
    ],
  );
  return (
    <Card isPadded={false} isBareOnPhone>
      <ListTable
        {...{ query, filters, changeFilters, columns }}
        shown={data}
        label={reportText('channels')}
        rowId={(row) => row.channel.id}
        hiddenColumns={filters.hidden}
        pageSize={PAGE_SIZE}
        sorts={CHANNEL_SORTS}
        tools={
          <ListTools
            {...{ filters, changeFilters, columns }}
            title={reportText('channels')}
            total={data?.total}
            countText={(count) => reportText('list.count', { count })}
            searchLabel={reportText('list.search')}
            saveLabel={reportText('list.save')}
            sorts={CHANNEL_SORTS}
            sortName={(by, direction) => reportText(`list.sortBy.${by}-${direction}`)}
            exports={scope ? [channelListExport(scope, filters)] : []}
          />
        }
        renderCard={(row) => <ChannelCard {...{ row, filters, chosen }} currency={format.currency} />}
        empty={<NoChannels {...{ filters, changeFilters }} />}
        failedTitle={reportText('list.failed')}
        foundText={(count) => (filters.search ? reportText('list.found', { count }) : '')}
      />
    </Card>
  );
};
