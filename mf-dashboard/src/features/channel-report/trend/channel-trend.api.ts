import { api, keepPreviousData, queryOptions, skipToken } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import type { Currency } from '@portal/shared/i18n';
import type { ComparisonQuery, Interval } from '../../../components/period/period.ts';
import { useReportCurrency } from '../../../components/report-scope.ts';
import type { ReportScope } from '../../../components/report-scope.ts';
import { useReportQuery } from '../../../components/use-report-query.ts';
import type { ChannelMetric } from '../filters/channel-report-filters.ts';

export type ChannelTrendQuery = ReportScope &
  ComparisonQuery & {
    interval: Interval;
    metric: ChannelMetric;
  } & ({ top: number } | { /** Ids apart by commas. */ channels: string });
export type ChannelTrend = GetResponse<'/report/channels/trend'>;

export const getChannelTrend = (query: ChannelTrendQuery, signal: AbortSignal) =>
  api.get('/report/channels/trend', { query, signal });

export const channelTrendQuery = (query: ChannelTrendQuery | undefined, currency: Currency) =>
  queryOptions({
    queryKey: ['report', 'channels', 'trend', currency, query],
    queryFn: query ? ({ signal }) => getChannelTrend(query, signal) : skipToken,
    placeholderData: keepPreviousData,
  });

/** One metric of some channels over time, and of all others together. */
export const useChannelTrend = (query: ChannelTrendQuery | undefined) =>
  useReportQuery(channelTrendQuery(query, useReportCurrency()));
