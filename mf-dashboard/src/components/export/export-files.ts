import { api } from '@portal/shared/http';
import type { ApiFile, FileOptions, FilePath, FileQuery } from '@portal/shared/http';

/** What can be saved as a file, and where the server makes it. */
const PATHS = {
  trend: '/report/trend/export',
  countries: '/report/countries/export',
  videos: '/report/videos/export',
  video: '/report/video/export',
  channels: '/report/channels/export',
  channelTrend: '/report/channels/trend/export',
  prices: '/report/prices/export',
  statement: '/report/statement/export',
} as const satisfies Record<string, FilePath>;

type Paths = typeof PATHS;
export type ExportWhat = keyof Paths;

/** A table or chart as it is on screen: its own filters and order, without the page. */
export type ExportEntry = {
  [What in ExportWhat]: {
    what: What;
    query: Omit<FileQuery<Paths[What]>, 'format'>;
    /** Columns were put away, and the file has none of them either. */
    isPartial?: boolean;
  };
}[ExportWhat];

/** Spreadsheets first: it is what most people open the file with. */
export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const fetchExport = (
  { what, query }: ExportEntry,
  format: ExportFormat,
  options: FileOptions,
): Promise<ApiFile> =>
  // The entry's type ties its query to its path, which is lost where the two are taken apart.
  api.file(PATHS[what] as Paths['videos'], {
    query: { ...(query as FileQuery<Paths['videos']>), format },
    ...options,
  });
