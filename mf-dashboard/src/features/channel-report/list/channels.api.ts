import { api, keepPreviousData, queryOptions, skipToken } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import type { Currency } from '@portal/shared/i18n';
import type { ComparisonQuery } from '../../../components/period/period.ts';
import { useReportCurrency } from '../../../components/report-scope.ts';
import type { ReportScope } from '../../../components/report-scope.ts';
import { useReportQuery } from '../../../components/use-report-query.ts';
import type { SortOrder } from '../../../components/videos/video-sort.ts';
import type { ChannelSort } from '../filters/channel-report-filters.ts';

export type ChannelsQuery = ReportScope &
  ComparisonQuery & {
    search?: string;
    sort: ChannelSort;
    order: SortOrder;
    page: number;
    size: number;
  };
export type Channels = GetResponse<'/report/channels'>;
/** A channel with its figures of the period. */
export type ChannelFigures = Channels['items'][number];

export const getChannels = (query: ChannelsQuery, signal: AbortSignal) =>
  api.get('/report/channels', { query, signal });

export const channelsQuery = (query: ChannelsQuery | undefined, currency: Currency) =>
  queryOptions({
    queryKey: ['report', 'channels', currency, query],
    queryFn: query ? ({ signal }) => getChannels(query, signal) : skipToken,
    placeholderData: keepPreviousData,
  });

/** A page of the channels of a period, with the totals of all pages. */
export const useChannels = (query: ChannelsQuery | undefined) =>
  useReportQuery(channelsQuery(query, useReportCurrency()));
