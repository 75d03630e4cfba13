import { useChannelCount } from './channels/channel-count.api.ts';
import { useSummary } from './figures/summary.api.ts';
import type { ReportFilters } from './filters/report-filters.ts';
import { useFreshness } from './freshness/freshness.api.ts';
import { defaultInterval, firstIncomplete, resolvePeriod } from './period/period.ts';
import type { DateRange } from './period/period.ts';
import { useTrend } from './trend/trend.api.ts';
import type { Trend } from './trend/trend.api.ts';

/** How many of the last points are still growing. */
const countIncomplete = (
  trend: Trend | undefined,
  range: DateRange | undefined,
  freshness: { latest_day: string | null; status: 'estimated' | 'final' } | undefined,
): number => {
  if (!trend || !range || !freshness?.latest_day) return 0;
  const first = firstIncomplete(
    trend.points.map((point) => point.date),
    trend.period,
    { latestDay: freshness.latest_day, isFinal: freshness.status === 'final' },
  );
  return first === undefined ? 0 : trend.points.length - first;
};

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
    incomplete: countIncomplete(trend.data, range, freshness.data),
    /** Nothing can be shown yet: no day is complete, or there is no channel. */
    isFirstUse: isAwaitingFirstData || channelCount.data === 0,
  };
};

export type PeriodReports = ReturnType<typeof usePeriodReports>;
