import type { ExportEntry } from '../../../components/export/export-files.ts';
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

/** The columns of the list that have something to write, in its order. */
const WRITTEN = ['revenue', 'share', 'views', 'shorts_count', 'rpm'] as const;

/** The list as a file, without the columns that are put away; the change is written as the figures it is made of. */
export const channelFile = (scope: ReportScope, filters: ChannelReportFilters): ExportEntry => ({
  what: 'channels',
  isPartial: [...WRITTEN, 'change'].some((name) => filters.hidden.includes(name)),
  query: {
    ...channelFilter(scope, filters),
    compare: filters.hidden.includes('change') ? 'none' : filters.compare,
    columns: WRITTEN.filter((name) => !filters.hidden.includes(name)).join(','),
  },
});
