import { useCallback, useMemo } from 'react';
import { useQueryClient } from '@portal/shared/http';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { amountsAtom, type Amounts } from '../../components/amounts/amounts.ts';
import { useChannelCount } from '../../components/channels/channel-count.api.ts';
import { freshnessQuery, useFreshness } from '../../components/freshness/freshness.api.ts';
import {
  comparisonQuery,
  countIncomplete,
  defaultInterval,
  resolvePeriod,
} from '../../components/period/period.ts';
import type { PlainDate } from '../../components/period/plain-date.ts';
import { createScope, useReportCurrency } from '../../components/report-scope.ts';
import { prefetchReport } from '../../components/use-report-query.ts';
import type { ChannelReportFilters } from './filters/channel-report-filters.ts';
import { channelsQuery, useChannels } from './list/channels.api.ts';
import { channelTrendQuery, useChannelTrend } from './trend/channel-trend.api.ts';

/** The default number of lines. */
const DEFAULT_LINES = { laptop: 5, phone: 3 };

const useDefaultLineCount = () =>
  useAtomValue(screenClassAtom) === 'mobile' ? DEFAULT_LINES.phone : DEFAULT_LINES.laptop;

const NO_QUERIES = { scope: undefined, interval: 'day', summary: undefined, trend: undefined } as const;

/** The queries for these filters that several parts of the page share. */
const buildQueries = (
  filters: ChannelReportFilters,
  { latestDay, amounts, top }: { latestDay: PlainDate | undefined; amounts: Amounts; top: number },
) => {
  const { channels, metric, period } = filters;
  const range = resolvePeriod(period, latestDay);
  if (!range) return NO_QUERIES;
  const comparison = comparisonQuery(filters);
  const scope = createScope(range, filters, amounts);
  // Months would be too few points, even for the six-month preset.
  const interval = filters.interval ?? defaultInterval({ preset: 'custom', ...range }, range);
  return {
    scope,
    interval,
    // The totals of all channels, independent of the list's search.
    summary: { ...scope, ...comparison, sort: 'revenue', order: 'desc', page: 0, size: 1 },
    trend: {
      ...scope,
      ...comparison,
      interval,
      metric,
      ...(channels.length > 0 ? { channels: channels.join(',') } : { top }),
    },
  } as const;
};

/** Prefetches these queries before the page renders with new filters. */
export const usePrefetchChannelReports = (): ((filters: ChannelReportFilters) => void) => {
  const client = useQueryClient();
  const currency = useReportCurrency();
  const top = useDefaultLineCount();
  const amounts = useAtomValue(amountsAtom);
  return useCallback(
    (filters) => {
      const latestDay = client.getQueryData(freshnessQuery().queryKey)?.latest_day ?? undefined;
      const { summary, trend } = buildQueries(filters, { latestDay, amounts, top });
      prefetchReport(client, channelsQuery(summary, currency));
      prefetchReport(client, channelTrendQuery(trend, currency));
    },
    [client, currency, amounts, top],
  );
};

/** The shared queries of the channel report; nothing is fetched while a default view may still change the filters. */
export const useChannelReports = (
  filters: ChannelReportFilters,
  { isViewPending }: { isViewPending: boolean },
) => {
  const top = useDefaultLineCount();
  const amounts = useAtomValue(amountsAtom);
  const freshness = useFreshness();
  const latestDay = freshness.data?.latest_day ?? undefined;
  const queries = useMemo(
    () => (isViewPending ? NO_QUERIES : buildQueries(filters, { latestDay, amounts, top })),
    [isViewPending, filters, latestDay, amounts, top],
  );
  const summary = useChannels(queries.summary);
  const trend = useChannelTrend(queries.trend);
  // Without channels in the report, none may be registered yet.
  const channelCount = useChannelCount(summary.data?.total === 0);
  const isAwaitingFirstData =
    freshness.data?.latest_day === null && queries.scope === undefined && !isViewPending;

  return {
    isViewPending,
    freshness,
    scope: queries.scope,
    interval: queries.interval,
    summary,
    trend,
    trendQuery: queries.trend,
    top,
    /** The number of incomplete points at the end. */
    incomplete: countIncomplete(trend.data, freshness.data),
    /** No data can exist yet: no day is complete, or there is no channel. */
    isFirstUse: isAwaitingFirstData || channelCount.data === 0,
  };
};
