import type { VideoListFilters } from '../filters/report-filters.ts';
import type { ReportScope } from '../report-scope.ts';

/** Which videos, in which order: the same for the list on screen and for its file. */
export const videoFilter = (scope: ReportScope, { sort, order, search }: VideoListFilters) => ({
  ...scope,
  ...(search && { search }),
  sort,
  order,
});
