import { useMemo } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { isApiError } from '@portal/shared/http';
import { siteMetadataAtom, useAtomValue } from '@portal/shared/state';
import { designOf } from '@portal/shared/theme';
import { visuallyHidden } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { StatePanel } from '@portal/shared/ui/feedback';
import { DataTable } from '@portal/shared/ui/table';
import type { ChangeFilters } from '../../../components/filters/use-filters.ts';
import type { Interval } from '../../../components/period/period.ts';
import type { ReportScope } from '../../../components/report-scope.ts';
import * as styles from '../../../components/videos/videos.styles.ts';
import { texts } from '../../../texts.ts';
import { CHANNEL_SORTS } from '../filters/channel-report-filters.ts';
import type { ChannelReportFilters } from '../filters/channel-report-filters.ts';
import { useChannelTrend } from '../trend/channel-trend.api.ts';
import type { ChosenChannels } from '../use-chosen-channels.ts';
import { ChannelCard } from './channel-card.tsx';
import { channelColumns } from './channel-columns.tsx';
import { channelFilter } from './channel-filter.ts';
import { ChannelTools } from './channel-tools.tsx';
import { useChannels } from './channels.api.ts';
import type { Channels } from './channels.api.ts';
import { NoChannels } from './no-channels.tsx';

/** Rows of one page; the server tells as many shapes at once. */
const PAGE_SIZE = 20;

export type ChannelsPanelProps = {
  scope: ReportScope | undefined;
  filters: ChannelReportFilters;
  changeFilters: ChangeFilters<ChannelReportFilters>;
  interval: Interval;
  /** How many of the last points of a shape are still growing. */
  incomplete: number;
  chosen: ChosenChannels;
  /** Of all channels, whichever are found. */
  whole: Channels | undefined;
};

/** The channels with their figures; their boxes are the legend of the chart. */
export const ChannelsPanel = (props: ChannelsPanelProps) => {
  const { scope, filters, changeFilters, interval, incomplete, chosen, whole } = props;
  const { t } = texts.useTexts();
  const { sort, order, page, search, hidden, metric } = filters;
  const query = useChannels(scope && { ...channelFilter(scope, filters), page, size: PAGE_SIZE });
  const { data } = query;
  const ids = (data?.items ?? []).map(({ channel }) => channel.id).join(',');
  const shapes = useChannelTrend(
    scope && ids !== '' ? { ...scope, compare: 'none', interval, metric, channels: ids } : undefined,
  ).data;
  const format = useFormat(data?.currency);
  const isCompact = designOf(useAtomValue(siteMetadataAtom)?.design_id) === 'mcn-3';
  const columns = useMemo(
    () =>
      channelColumns({
        ...{ t, format, filters, chosen, incomplete, isCompact },
        found: data,
        whole: whole?.totals,
        shapes: new Map((shapes?.series ?? []).map(({ channel, values }) => [channel.id, values])),
      }),
    [t, format, filters, chosen, incomplete, isCompact, data, whole, shapes],
  );
  return (
    <Card isPadded={false} css={styles.panel}>
      <DataTable
        label={t('channel.label')}
        columns={columns}
        hiddenColumns={hidden}
        rows={data?.items ?? []}
        rowId={(row) => row.channel.id}
        sort={{ id: sort, order }}
        onSortChange={(next) => {
          const chosenSort = CHANNEL_SORTS.find((one) => one === next.id);
          if (chosenSort) changeFilters({ sort: chosenSort, order: next.order });
        }}
        isLoading={data === undefined && !query.isError}
        isRefetching={query.isPlaceholderData}
        skeletonRows={8}
        tools={<ChannelTools {...{ filters, changeFilters, columns }} total={data?.total} scope={scope} />}
        renderCard={(row) => <ChannelCard {...{ row, filters, chosen }} currency={format.currency} />}
        empty={<NoChannels {...{ filters, changeFilters }} />}
        {...(data === undefined &&
          query.isError && {
            error: (
              <StatePanel
                kind="error"
                level={3}
                title={t('channelReport.list.failed')}
                isRetrying={query.isFetching}
                onRetry={() => void query.refetch()}
                {...(isApiError(query.error) && { requestId: query.error.requestId })}
              />
            ),
          })}
        {...(data && {
          page: {
            page,
            size: PAGE_SIZE,
            total: data.total,
            onChange: (next) => changeFilters({ page: next }),
          },
        })}
      />
      <span role="status" css={visuallyHidden}>
        {data && search && !query.isPlaceholderData
          ? t('channelReport.list.found', { count: data.total })
          : ''}
      </span>
    </Card>
  );
};
