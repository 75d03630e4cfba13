import { api } from '../../http/index.ts';
import type { ApiFile, FileOptions, FilePath, FileQuery } from '../../http/index.ts';

/** Spreadsheets first, because most people open the file in one. */
export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The paths of files in a format that is chosen. */
type ExportPath = { [Path in FilePath]: 'format' extends keyof FileQuery<Path> ? Path : never }[FilePath];

/** A table or chart as shown: the path of its export, its filters and order, without the page. */
export type ExportEntry = {
  [Path in ExportPath]: {
    path: Path;
    query: Omit<FileQuery<Path>, 'format'>;
    /** What the file contains, in the menu. */
    label: string;
    /** Some columns are hidden, and the file omits them. */
    isPartial?: boolean;
  };
}[ExportPath];

/** Downloads an export in a format. */
export const fetchExport = (
  { path, query }: ExportEntry,
  format: ExportFormat,
  options: FileOptions,
): Promise<ApiFile> =>
  // The entry's type ties `query` to `path`; destructuring loses that.
  api.file(path as '/report/videos/export', {
    query: { ...(query as FileQuery<'/report/videos/export'>), format },
    ...options,
  });
