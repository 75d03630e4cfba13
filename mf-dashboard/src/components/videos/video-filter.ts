import type { ExportEntry } from '../export/export-files.ts';
import type { VideoListFilters } from '../filters/report-filters.ts';
import type { ReportScope } from '../report-scope.ts';
import type { VideoColumn } from './video-columns.tsx';

/** Which videos, in which order: the same for the list on screen and for its file. */
export const videoFilter = (scope: ReportScope, { sort, order, search }: VideoListFilters) => ({
  ...scope,
  ...(search && { search }),
  sort,
  order,
});

/** What stands under a title where it has no column of its own. */
const UNDER_TITLE = ['published', 'track'] as const satisfies readonly VideoColumn[];

/** The list as a file: what is on screen of each video, without the columns that are put away. */
export const videoFile = (
  scope: ReportScope,
  filters: VideoListFilters,
  columns: readonly VideoColumn[],
): ExportEntry => ({
  what: 'videos',
  isPartial: columns.some((name) => filters.hidden.includes(name)),
  query: {
    ...videoFilter(scope, filters),
    columns: [
      ...UNDER_TITLE.filter((name) => !columns.includes(name)),
      ...columns.filter((name) => !filters.hidden.includes(name)),
    ]
      .flatMap((name) => (name === 'track' ? [name, 'isrc'] : name))
      .join(','),
  },
});
