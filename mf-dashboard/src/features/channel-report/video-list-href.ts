import { paths } from '@portal/shared/routing';
import { comparisonParameters } from '../../components/period/period.ts';
import type { ChannelReportFilters } from './filters/channel-report-filters.ts';

/** The link to a channel's videos in the same period. */
export const videoListHref = (
  channel: string,
  {
    period,
    member,
    ...comparison
  }: Pick<ChannelReportFilters, 'period' | 'compare' | 'compareDays' | 'member'>,
): string =>
  paths.reportVideo.href({
    channel,
    period: period.preset,
    ...(period.preset === 'custom' && { from: period.from, to: period.to }),
    ...comparisonParameters(comparison),
    ...(member && { member }),
  });
