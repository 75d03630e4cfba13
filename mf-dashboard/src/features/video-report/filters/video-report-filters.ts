import { queryId, queryOneOf } from '@portal/shared/routing';
import {
  readReportFilters,
  REPORT_CODECS,
  writeReportFilters,
} from '../../../components/filters/report-filters.ts';
import type { ReportFilters, ValuesOf } from '../../../components/filters/report-filters.ts';
import { useFilters } from '../../../components/filters/use-filters.ts';
import { usePreparePeriodReports } from '../../../components/use-period-reports.ts';
import type { VideoSort } from '../../../components/videos/video-sort.ts';

/** What the list can be ordered by, each both ways. */
export const REPORT_SORTS = ['published', 'views', 'revenue', 'rpm'] as const;

/** All that decides what the video report shows. */
export type VideoReportFilters = ReportFilters & {
  /** Id of a channel; `undefined` is all of them. */
  channel: string | undefined;
};

/** The parameters of the address. */
export const VIDEO_REPORT_CODECS = {
  channel: queryId,
  sort: queryOneOf<VideoSort>(REPORT_SORTS, 'published'),
  ...REPORT_CODECS,
};

/** What the parameters say, by name. */
export type VideoReportValues = ValuesOf<typeof VIDEO_REPORT_CODECS>;

/** The filters that the parameters ask for. */
export const readVideoReportFilters = (values: VideoReportValues): VideoReportFilters => ({
  ...readReportFilters(values),
  channel: values.channel,
});

/** The parameters that a change of filters sets. Another member has other channels. */
export const writeVideoReportFilters = (change: Partial<VideoReportFilters>): Partial<VideoReportValues> =>
  writeReportFilters('member' in change ? { channel: undefined, ...change } : change);

const ADDRESS = {
  codecs: VIDEO_REPORT_CODECS,
  read: readVideoReportFilters,
  write: writeVideoReportFilters,
};

/** The filters of the report's address, and how to change them. */
export const useVideoReportFilters = () => useFilters(ADDRESS, usePreparePeriodReports());
