import { useCallback, useMemo } from 'react';
import { useQueryClient } from '@portal/shared/http';
import { useChannelCount } from './channels/channel-count.api.ts';
import { summaryQuery, useSummary } from './figures/summary.api.ts';
import type { ReportFilters } from './filters/report-filters.ts';
import { freshnessQuery, useFreshness } from './freshness/freshness.api.ts';
import { countIncomplete, defaultInterval, resolvePeriod } from './period/period.ts';
import type { DateRange } from './period/period.ts';
import type { PlainDate } from './period/plain-date.ts';
import { useReportCurrency } from './report-scope.ts';
import type { ReportScope } from './report-scope.ts';
import { trendQuery, useTrend } from './trend/trend.api.ts';
import { sendReport } from './use-report-query.ts';

type Asked = Pick<ReportFilters, 'period' | 'member' | 'channel' | 'compare' | 'interval'>;

const NOTHING = { scope: undefined, interval: 'day', summary: undefined, trend: undefined } as const;

const scopeOf = (range: DateRange, { member, channel }: Pick<Asked, 'member' | 'channel'>): ReportScope => ({
  ...range,
  ...(member && { member }),
  ...(channel && { channel }),
});

/** Which calls the filters ask for that several parts of the page share. */
const askedFor = (filters: Asked, latestDay: PlainDate | undefined) => {
  const { compare, period } = filters;
  const range = resolvePeriod(period, latestDay);
  if (!range) return NOTHING;
  const scope = scopeOf(range, filters);
  const interval = filters.interval ?? defaultInterval(period, range);
  return { scope, interval, summary: { ...scope, compare }, trend: { ...scope, compare, interval } };
};

/** The same object as long as it says the same: what another filter changes leaves alone is not drawn again. */
const useSameScope = (scope: ReportScope | undefined): ReportScope | undefined => {
  const { from, to, member, channel } = scope ?? {};
  return useMemo(
    () => (from && to ? scopeOf({ from, to }, { member, channel }) : undefined),
    [from, to, member, channel],
  );
};

/** Sends these calls ahead of the page that will show their answers. */
export const usePreparePeriodReports = (): ((filters: Asked) => void) => {
  const client = useQueryClient();
  const currency = useReportCurrency();
  return useCallback(
    (filters) => {
      const latestDay = client.getQueryData(freshnessQuery().queryKey)?.latest_day ?? undefined;
      const { summary, trend } = askedFor(filters, latestDay);
      sendReport(client, summaryQuery(summary, currency));
      sendReport(client, trendQuery(trend, currency));
    },
    [client, currency],
  );
};

/** What the filters ask for, once they are known to hold, and the answers that several parts of the page share. */
export const usePeriodReports = (filters: ReportFilters, { isHeld }: { isHeld: boolean }) => {
  const freshness = useFreshness();
  const asked = isHeld ? NOTHING : askedFor(filters, freshness.data?.latest_day ?? undefined);
  const scope = useSameScope(asked.scope);
  const summary = useSummary(asked.summary);
  const trend = useTrend(asked.trend);
  // No views at all may mean that there is no channel yet.
  const channelCount = useChannelCount(summary.isSuccess && !summary.data.figures.views.value);
  const isAwaitingFirstData = freshness.data?.latest_day === null && scope === undefined && !isHeld;

  return {
    isHeld,
    freshness,
    scope,
    interval: asked.interval,
    summary,
    trend,
    incomplete: countIncomplete(
      trend.data && { dates: trend.data.points.map(({ date }) => date), period: trend.data.period },
      freshness.data,
    ),
    /** Nothing can be shown yet: no day is complete, or there is no channel. */
    isFirstUse: isAwaitingFirstData || channelCount.data === 0,
  };
};

export type PeriodReports = ReturnType<typeof usePeriodReports>;
