import type { ExportEntry } from '@portal/shared/ui/export';

/** The endpoint of each exportable table or chart. */
export const REPORT_EXPORTS = {
  trend: '/report/trend/export',
  countries: '/report/countries/export',
  videos: '/report/videos/export',
  video: '/report/video/export',
  channels: '/report/channels/export',
  channelTrend: '/report/channels/trend/export',
  prices: '/report/prices/export',
  statement: '/report/statement/export',
  journal: '/report/statement/journal/export',
} as const satisfies Record<string, ExportEntry['path']>;

type Paths = typeof REPORT_EXPORTS;

/** A table or chart as shown: its filters and order, without the page. */
export type ReportExport = {
  [What in keyof Paths]: { what: What } & Omit<Extract<ExportEntry, { path: Paths[What] }>, 'path' | 'label'>;
}[keyof Paths];
