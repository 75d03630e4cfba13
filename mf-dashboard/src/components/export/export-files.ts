import { api } from '@portal/shared/http';
import type { ApiFile, FileOptions, FilePath, FileQuery } from '@portal/shared/http';

/** The endpoint of each exportable table or chart. */
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

/** A table or chart as shown: its filters and order, without the page. */
export type ExportEntry = {
  [What in ExportWhat]: {
    what: What;
    query: Omit<FileQuery<Paths[What]>, 'format'>;
    /** Some columns are hidden, and the file omits them. */
    isPartial?: boolean;
  };
}[ExportWhat];

/** Spreadsheets first, because most people open the file in one. */
export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const fetchExport = (
  { what, query }: ExportEntry,
  format: ExportFormat,
  options: FileOptions,
): Promise<ApiFile> =>
  // The entry's type ties `query` to `what`; destructuring loses that.
  api.file(PATHS[what] as Paths['videos'], {
    query: { ...(query as FileQuery<Paths['videos']>), format },
    ...options,
  });
