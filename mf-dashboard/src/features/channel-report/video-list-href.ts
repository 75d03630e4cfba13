import { paths } from '@portal/shared/routing';
import type { Limits } from '../../components/limits/limits.ts';
import { comparisonParameters } from '../../components/period/period.ts';
import type { ChannelReportFilters } from './filters/channel-report-filters.ts';

/** The link to a channel's videos in the same period. */
export const videoListHref = (
  channel: string,
  {
    period,
    member,
    country,
    weekday,
    track,
    ...comparison
  }: Pick<ChannelReportFilters, 'period' | 'compare' | 'compareDays' | 'member' | keyof Limits>,
): string =>
  paths.reportVideo.href({
    channel,
    period: period.preset,
    ...(period.preset === 'custom' && { from: period.from, to: period.to }),
    ...comparisonParameters(comparison),
    member,
    country,
    weekday,
    track,
  });
