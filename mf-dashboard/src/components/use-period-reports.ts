import { useCallback, useMemo } from 'react';
import { useQueryClient } from '@portal/shared/http';
import { useChannelCount } from './channels/channel-count.api.ts';
import { summaryQuery, useSummary } from './figures/summary.api.ts';
import type { ReportFilters } from './filters/report-filters.ts';
import { freshnessQuery, useFreshness } from './freshness/freshness.api.ts';
import { countIncomplete, defaultInterval, resolvePeriod } from './period/period.ts';
import type { DateRange } from './period/period.ts';
import { useReportCurrency } from './report-scope.ts';
import type { ReportScope } from './report-scope.ts';
import { trendQuery, useTrend } from './trend/trend.api.ts';
import { sendReport } from './use-report-query.ts';

type Asked = Pick<ReportFilters, 'period' | 'member' | 'channel' | 'compare' | 'interval'>;

const scopeOf = (range: DateRange, { member, channel }: Pick<Asked, 'member' | 'channel'>): ReportScope => ({
  ...range,
  ...(member && { member }),
  ...(channel && { channel }),
});

const intervalOf = ({ period, interval }: Asked, range: DateRange) =>
  interval ?? defaultInterval(period, range);

/** Sends what the filters ask for of the reports that several parts of the page share. */
export const usePreparePeriodReports = (): ((filters: Asked) => void) => {
  const client = useQueryClient();
  const currency = useReportCurrency();
  return useCallback(
    (filters) => {
      const freshness = client.getQueryData(freshnessQuery().queryKey);
      const range = resolvePeriod(filters.period, freshness?.latest_day ?? undefined);
      if (!range) return;
      const asked = { ...scopeOf(range, filters), compare: filters.compare };
      sendReport(client, summaryQuery(asked, currency));
      sendReport(client, trendQuery({ ...asked, interval: intervalOf(filters, range) }, currency));
    },
    [client, currency],
  );
};

/** What the filters ask for, once they are known to hold, and the answers that several parts of the page share. */
export const usePeriodReports = (filters: ReportFilters, { isHeld }: { isHeld: boolean }) => {
  const { compare, member, channel, period } = filters;
  const freshness = useFreshness();
  const { from, to } =
    (isHeld ? undefined : resolvePeriod(period, freshness.data?.latest_day ?? undefined)) ?? {};
  // The same objects as long as they say the same: what another filter changes leaves alone is not drawn again.
  const range = useMemo(() => (from && to ? { from, to } : undefined), [from, to]);
  const scope = useMemo(() => range && scopeOf(range, { member, channel }), [range, member, channel]);
  const interval = range ? intervalOf(filters, range) : 'day';
  const summary = useSummary(scope && { ...scope, compare });
  const trend = useTrend(scope && { ...scope, compare, interval });
  // No views at all may mean that there is no channel yet.
  const channelCount = useChannelCount(summary.isSuccess && !summary.data.figures.views.value);
  const isAwaitingFirstData = freshness.data?.latest_day === null && range === undefined && !isHeld;

  return {
    isHeld,
    freshness,
    range,
    scope,
    interval,
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
