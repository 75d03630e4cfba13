import { queryId, queryOneOf } from '@portal/shared/routing';
import {
  readReportFilters,
  REPORT_CODECS,
  writeReportFilters,
  type ReportFilters,
  type ValuesOf,
} from '../../../components/filters/report-filters.ts';
import { LIMIT_CODECS, readLimits } from '../../../components/limits/limits.ts';
import { METRICS, type Metric } from '../../../components/metric.ts';
import { VIDEO_SORTS } from '../../../components/videos/video-sort.ts';

/** All filters of the dashboard. */
export type DashboardFilters = ReportFilters & { metric: Metric };

/** The query parameters. */
export const FILTER_CODECS = {
  metric: queryOneOf(METRICS, 'revenue'),
  sort: queryOneOf(VIDEO_SORTS, 'views'),
  channel: queryId,
  ...REPORT_CODECS,
  ...LIMIT_CODECS,
};

/** The parameters' values by name. */
export type FilterValues = ValuesOf<typeof FILTER_CODECS>;

/** Converts query parameters to filters. */
export const readFilters = (values: FilterValues): DashboardFilters => ({
  ...readReportFilters(values),
  ...readLimits(values),
  metric: values.metric,
  channel: values.channel,
});

/** Converts changed filters to query parameters. */
export const writeFilters = (change: Partial<DashboardFilters>): Partial<FilterValues> =>
  writeReportFilters(change);
