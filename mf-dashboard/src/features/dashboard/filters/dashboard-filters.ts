import { queryOneOf } from '@portal/shared/routing';
import {
  readReportFilters,
  REPORT_CODECS,
  writeReportFilters,
} from '../../../components/filters/report-filters.ts';
import type { ReportFilters, ValuesOf } from '../../../components/filters/report-filters.ts';
import { METRICS } from '../../../components/metric.ts';
import type { Metric } from '../../../components/metric.ts';
import { VIDEO_SORTS } from '../../../components/videos/video-sort.ts';

/** What the list shows of a video beside what it is. */
export const DASHBOARD_COLUMNS = [
  'views',
  'revenue',
  'rpm',
  'premium_views',
  'premium_rate',
  'premium_rpm',
] as const;

/** All that decides what the dashboard shows. */
export type DashboardFilters = ReportFilters & { metric: Metric };

/** The parameters of the address. */
export const FILTER_CODECS = {
  metric: queryOneOf(METRICS, 'revenue'),
  sort: queryOneOf(VIDEO_SORTS, 'views'),
  ...REPORT_CODECS,
};

/** What the parameters say, by name. */
export type FilterValues = ValuesOf<typeof FILTER_CODECS>;

/** The filters that the parameters ask for. */
export const readFilters = (values: FilterValues): DashboardFilters => ({
  ...readReportFilters(values),
  metric: values.metric,
});

/** The parameters that a change of filters sets. */
export const writeFilters = (change: Partial<DashboardFilters>): Partial<FilterValues> =>
  writeReportFilters(change);
