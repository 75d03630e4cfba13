import { paths } from '@portal/shared/routing';
import type { ChannelReportFilters } from './filters/channel-report-filters.ts';

/** The link to a channel's videos in the same period. */
export const videoListHref = (
  channel: string,
  { period, compare, member }: Pick<ChannelReportFilters, 'period' | 'compare' | 'member'>,
): string =>
  paths.reportVideo.href({
    channel,
    period: period.preset,
    ...(period.preset === 'custom' && { from: period.from, to: period.to }),
    compare,
    ...(member && { member }),
  });
