import type { ReportExport } from '../export/report-exports.ts';
import type { VideoListFilters } from '../filters/report-filters.ts';
import type { ReportScope } from '../report-scope.ts';
import type { VideoColumn } from './video-columns.tsx';

/** The filter and order that the list on screen and its export share. */
export const videoFilter = (scope: ReportScope, { sort, order, search }: VideoListFilters) => ({
  ...scope,
  ...(search && { search }),
  sort,
  order,
});

/** Details shown below a title, unless they have their own column. */
const TITLE_COLUMNS = ['published', 'track'] as const satisfies readonly VideoColumn[];

/** The export of a video list: what is on screen of each video, without hidden columns. */
export const videoListExport = (
  scope: ReportScope,
  filters: VideoListFilters,
  columns: readonly VideoColumn[],
): ReportExport => ({
  what: 'videos',
  isPartial: columns.some((name) => filters.hidden.includes(name)),
  query: {
    ...videoFilter(scope, filters),
    columns: [
      ...TITLE_COLUMNS.filter((name) => !columns.includes(name)),
      ...columns.filter((name) => !filters.hidden.includes(name)),
    ]
      .flatMap((name) => (name === 'track' ? [name, 'isrc'] : name))
      .join(','),
  },
});
