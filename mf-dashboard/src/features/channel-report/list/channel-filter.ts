import type { ReportExport } from '../../../components/export/report-exports.ts';
import { comparisonQuery } from '../../../components/period/period.ts';
import type { ReportScope } from '../../../components/report-scope.ts';
import type { ChannelReportFilters } from '../filters/channel-report-filters.ts';

/** The filter and order that the list on screen and its export share. */
export const channelFilter = (
  scope: ReportScope,
  { search, sort, order, ...filters }: ChannelReportFilters,
) => ({
  ...scope,
  ...comparisonQuery(filters),
  ...(search && { search }),
  sort,
  order,
});

/** The exported columns, in the list's order. */
const EXPORTED_COLUMNS = ['revenue', 'share', 'views', 'shorts_count', 'rpm'] as const;

/**
 * The export of the channel list, without hidden columns; the change column is exported as the figures of both periods.
 */
export const channelListExport = (scope: ReportScope, filters: ChannelReportFilters): ReportExport => ({
  what: 'channels',
  isPartial: [...EXPORTED_COLUMNS, 'change'].some((name) => filters.hidden.includes(name)),
  query: {
    ...channelFilter(
      scope,
      filters.hidden.includes('change') ? { ...filters, compare: 'none', compareDays: undefined } : filters,
    ),
    columns: EXPORTED_COLUMNS.filter((name) => !filters.hidden.includes(name)).join(','),
  },
});
