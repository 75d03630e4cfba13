import type { ReportScope } from '../../../components/report-scope.ts';
import type { ChannelReportFilters } from '../filters/channel-report-filters.ts';

/** Which channels, in which order: the same for the list on screen and for its file. */
export const channelFilter = (
  scope: ReportScope,
  { compare, search, sort, order }: ChannelReportFilters,
) => ({
  ...scope,
  compare,
  ...(search && { search }),
  sort,
  order,
});
