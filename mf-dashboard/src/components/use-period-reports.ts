import { useChannelCount } from './channels/channel-count.api.ts';
import { useSummary } from './figures/summary.api.ts';
import type { ReportFilters } from './filters/report-filters.ts';
import { useFreshness } from './freshness/freshness.api.ts';
import { countIncomplete, defaultInterval, resolvePeriod } from './period/period.ts';
import { useTrend } from './trend/trend.api.ts';

/** What the filters ask for, and the answers that several parts of the page share. */
export const usePeriodReports = (filters: ReportFilters) => {
  const { compare, member, channel, period } = filters;
  const freshness = useFreshness();
  const range = resolvePeriod(period, freshness.data?.latest_day ?? undefined);
  const scope = range && { ...range, ...(member && { member }), ...(channel && { channel }) };
  const interval = filters.interval ?? (range ? defaultInterval(period, range) : 'day');
  const summary = useSummary(scope && { ...scope, compare });
  const trend = useTrend(scope && { ...scope, compare, interval });
  // No views at all may mean that there is no channel yet.
  const channelCount = useChannelCount(summary.isSuccess && !summary.data.figures.views.value);
  const isAwaitingFirstData = freshness.data?.latest_day === null && range === undefined;

  return {
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
