import { useCallback, useMemo } from 'react';
import { useQueryClient } from '@portal/shared/http';
import { useAtomValue } from '@portal/shared/state';
import { amountsAtom, type Amounts } from './amounts/amounts.ts';
import { useChannelCount } from './channels/channel-count.api.ts';
import { summaryQuery, useSummary } from './figures/summary.api.ts';
import type { ReportFilters } from './filters/report-filters.ts';
import { freshnessQuery, useFreshness } from './freshness/freshness.api.ts';
import type { Limits } from './limits/limits.ts';
import { comparisonQuery, countIncomplete, defaultInterval, resolvePeriod } from './period/period.ts';
import type { PlainDate } from './period/plain-date.ts';
import { createScope, useReportCurrency, type ReportScope } from './report-scope.ts';
import { trendQuery, useTrend } from './trend/trend.api.ts';
import { prefetchReport } from './use-report-query.ts';

type QueryFilters = Pick<
  ReportFilters,
  'period' | 'member' | 'channel' | keyof Limits | 'compare' | 'compareDays' | 'interval'
>;

const NO_QUERIES = { scope: undefined, interval: 'day', summary: undefined, trend: undefined } as const;

/** The queries for these filters that several parts of the page share. */
const buildQueries = (filters: QueryFilters, latestDay: PlainDate | undefined, amounts: Amounts) => {
  const { period } = filters;
  const range = resolvePeriod(period, latestDay);
  if (!range) return NO_QUERIES;
  const scope = createScope(range, filters, amounts);
  const interval = filters.interval ?? defaultInterval(period, range);
  const summary = { ...scope, ...comparisonQuery(filters) };
  return { scope, interval, summary, trend: { ...summary, interval } };
};

/** Returns the same object while its values are equal, so that unrelated filter changes do not rerender consumers. */
const useStableScope = (scope: ReportScope | undefined): ReportScope | undefined => {
  const key = scope && JSON.stringify(scope);
  // Parsed from a scope of the same values.
  return useMemo(() => (key === undefined ? undefined : (JSON.parse(key) as ReportScope)), [key]);
};

/** Prefetches these queries before the page renders with new filters. */
export const usePrefetchPeriodReports = (): ((filters: QueryFilters) => void) => {
  const client = useQueryClient();
  const currency = useReportCurrency();
  const amounts = useAtomValue(amountsAtom);
  return useCallback(
    (filters) => {
      const latestDay = client.getQueryData(freshnessQuery().queryKey)?.latest_day ?? undefined;
      const { summary, trend } = buildQueries(filters, latestDay, amounts);
      prefetchReport(client, summaryQuery(summary, currency));
      prefetchReport(client, trendQuery(trend, currency));
    },
    [client, currency, amounts],
  );
};

/** The shared queries of a report page; nothing is fetched while a default view may still change the filters. */
export const usePeriodReports = (filters: ReportFilters, { isViewPending }: { isViewPending: boolean }) => {
  const freshness = useFreshness();
  const amounts = useAtomValue(amountsAtom);
  const latestDay = freshness.data?.latest_day ?? undefined;
  const queries = isViewPending ? NO_QUERIES : buildQueries(filters, latestDay, amounts);
  const scope = useStableScope(queries.scope);
  const summary = useSummary(queries.summary);
  const trend = useTrend(queries.trend);
  // Without any views there may be no channel yet.
  const channelCount = useChannelCount(summary.isSuccess && !summary.data.figures.views.value);
  const isAwaitingFirstData = freshness.data?.latest_day === null && scope === undefined && !isViewPending;

  return {
    isViewPending,
    freshness,
    scope,
    interval: queries.interval,
    summary,
    trend,
    incomplete: countIncomplete(
      trend.data && { dates: trend.data.points.map(({ date }) => date), period: trend.data.period },
      freshness.data,
      queries.interval,
    ),
    /** No data can exist yet: no day is complete, or there is no channel. */
    isFirstUse: isAwaitingFirstData || channelCount.data === 0,
  };
};

export type PeriodReports = ReturnType<typeof usePeriodReports>;
