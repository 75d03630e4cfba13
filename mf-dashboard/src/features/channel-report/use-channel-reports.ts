import { useCallback, useMemo } from 'react';
import { useQueryClient } from '@portal/shared/http';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { useChannelCount } from '../../components/channels/channel-count.api.ts';
import { freshnessQuery, useFreshness } from '../../components/freshness/freshness.api.ts';
import { countIncomplete, defaultInterval, resolvePeriod } from '../../components/period/period.ts';
import type { PlainDate } from '../../components/period/plain-date.ts';
import { useReportCurrency } from '../../components/report-scope.ts';
import type { ReportScope } from '../../components/report-scope.ts';
import { sendReport } from '../../components/use-report-query.ts';
import type { ChannelReportFilters } from './filters/channel-report-filters.ts';
import { channelsQuery, useChannels } from './list/channels.api.ts';
import { channelTrendQuery, useChannelTrend } from './trend/channel-trend.api.ts';

/** How many lines there is room for before anybody asks for more. */
const TOP = { laptop: 5, phone: 3 };

const useTop = () => (useAtomValue(screenClassAtom) === 'mobile' ? TOP.phone : TOP.laptop);

const NOTHING = { scope: undefined, interval: 'day', summary: undefined, trend: undefined } as const;

/** Which calls the filters ask for that several parts of the page share. */
const askedFor = (filters: ChannelReportFilters, latestDay: PlainDate | undefined, top: number) => {
  const { channels, compare, member, metric, period } = filters;
  const range = resolvePeriod(period, latestDay);
  if (!range) return NOTHING;
  const scope: ReportScope = { ...range, ...(member && { member }) };
  // Months are too few points to tell lines apart by, whatever the period is called.
  const interval = filters.interval ?? defaultInterval({ preset: 'custom', ...range }, range);
  return {
    scope,
    interval,
    // The whole of all channels, whichever of them the list shows.
    summary: { ...scope, compare, sort: 'revenue', order: 'desc', page: 0, size: 1 },
    trend: {
      ...{ ...scope, compare, interval, metric },
      ...(channels.length > 0 ? { channels: channels.join(',') } : { top }),
    },
  } as const;
};

/** Sends these calls ahead of the page that will show their answers. */
export const usePrepareChannelReports = (): ((filters: ChannelReportFilters) => void) => {
  const client = useQueryClient();
  const currency = useReportCurrency();
  const top = useTop();
  return useCallback(
    (filters) => {
      const latestDay = client.getQueryData(freshnessQuery().queryKey)?.latest_day ?? undefined;
      const { summary, trend } = askedFor(filters, latestDay, top);
      sendReport(client, channelsQuery(summary, currency));
      sendReport(client, channelTrendQuery(trend, currency));
    },
    [client, currency, top],
  );
};

/** What the filters ask for, once they are known to hold, and the answers that several parts of the page share. */
export const useChannelReports = (filters: ChannelReportFilters, { isHeld }: { isHeld: boolean }) => {
  const top = useTop();
  const freshness = useFreshness();
  const latestDay = freshness.data?.latest_day ?? undefined;
  const asked = useMemo(
    () => (isHeld ? NOTHING : askedFor(filters, latestDay, top)),
    [isHeld, filters, latestDay, top],
  );
  const summary = useChannels(asked.summary);
  const trend = useChannelTrend(asked.trend);
  // No channel in the report may mean that none is registered yet.
  const channelCount = useChannelCount(summary.data?.total === 0);
  const isAwaitingFirstData = freshness.data?.latest_day === null && asked.scope === undefined && !isHeld;

  return {
    isHeld,
    freshness,
    scope: asked.scope,
    interval: asked.interval,
    summary,
    trend,
    trendQuery: asked.trend,
    top,
    /** How many of the last points are still growing. */
    incomplete: countIncomplete(trend.data, freshness.data),
    /** Nothing can be shown yet: no day is complete, or there is no channel. */
    isFirstUse: isAwaitingFirstData || channelCount.data === 0,
  };
};
