import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { useChannelCount } from '../../components/channels/channel-count.api.ts';
import { useFreshness } from '../../components/freshness/freshness.api.ts';
import { countIncomplete, defaultInterval, resolvePeriod } from '../../components/period/period.ts';
import type { ChannelReportFilters } from './filters/channel-report-filters.ts';
import { useChannels } from './list/channels.api.ts';
import { useChannelTrend } from './trend/channel-trend.api.ts';

/** How many lines there is room for before anybody asks for more. */
const TOP = { laptop: 5, phone: 3 };

/** What the filters ask for, and the answers that several parts of the page share. */
export const useChannelReports = (filters: ChannelReportFilters) => {
  const { channels, compare, member, metric, period } = filters;
  const top = useAtomValue(screenClassAtom) === 'mobile' ? TOP.phone : TOP.laptop;
  const freshness = useFreshness();
  const range = resolvePeriod(period, freshness.data?.latest_day ?? undefined);
  const scope = range && { ...range, ...(member && { member }) };
  // Months are too few points to tell lines apart by, whatever the period is called.
  const interval =
    filters.interval ?? (range ? defaultInterval({ preset: 'custom', ...range }, range) : 'day');
  // The whole of all channels, whichever of them the list shows.
  const summary = useChannels(
    scope && { ...scope, compare, sort: 'revenue', order: 'desc', page: 0, size: 1 },
  );
  const trendQuery = scope && {
    ...{ ...scope, compare, interval, metric },
    ...(channels.length > 0 ? { channels: channels.join(',') } : { top }),
  };
  const trend = useChannelTrend(trendQuery);
  // No channel in the report may mean that none is registered yet.
  const channelCount = useChannelCount(summary.data?.total === 0);
  const isAwaitingFirstData = freshness.data?.latest_day === null && range === undefined;

  return {
    freshness,
    range,
    scope,
    interval,
    summary,
    trend,
    trendQuery,
    top,
    /** How many of the last points are still growing. */
    incomplete: countIncomplete(trend.data, freshness.data),
    /** Nothing can be shown yet: no day is complete, or there is no channel. */
    isFirstUse: isAwaitingFirstData || channelCount.data === 0,
  };
};

export type ChannelReports = ReturnType<typeof useChannelReports>;
