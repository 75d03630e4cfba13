import { queryId, queryOneOf } from '@portal/shared/routing';
import {
  readReportFilters,
  REPORT_CODECS,
  writeReportFilters,
} from '../../../components/filters/report-filters.ts';
import type { ReportFilters, ValuesOf } from '../../../components/filters/report-filters.ts';
import { useFilters } from '../../../components/filters/use-filters.ts';
import { LIMIT_CODECS, readLimits } from '../../../components/limits/limits.ts';
import { usePrefetchPeriodReports } from '../../../components/use-period-reports.ts';
import type { VideoSort } from '../../../components/videos/video-sort.ts';

/** The columns that the list can be sorted by, in both directions. */
export const REPORT_SORTS = ['published', 'views', 'revenue', 'rpm'] as const;

/** All filters of the video report. */
export type VideoReportFilters = ReportFilters & {
  /** A channel's id; undefined means all channels. */
  channel: string | undefined;
};

/** The query parameters. */
export const VIDEO_REPORT_CODECS = {
  channel: queryId,
  sort: queryOneOf<VideoSort>(REPORT_SORTS, 'published'),
  ...REPORT_CODECS,
  ...LIMIT_CODECS,
};

/** The parameters' values by name. */
export type VideoReportValues = ValuesOf<typeof VIDEO_REPORT_CODECS>;

/** Converts query parameters to filters. */
export const readVideoReportFilters = (values: VideoReportValues): VideoReportFilters => ({
  ...readReportFilters(values),
  ...readLimits(values),
  channel: values.channel,
});

/** Converts changed filters to query parameters. Another member has other channels. */
export const writeVideoReportFilters = (change: Partial<VideoReportFilters>): Partial<VideoReportValues> =>
  writeReportFilters('member' in change ? { channel: undefined, ...change } : change);

const ADDRESS = {
  codecs: VIDEO_REPORT_CODECS,
  read: readVideoReportFilters,
  write: writeVideoReportFilters,
};

/** The report's filters in the address, and functions to change them. */
export const useVideoReportFilters = () => useFilters(ADDRESS, usePrefetchPeriodReports());
