import { queryList, queryOneOf } from '@portal/shared/routing';
import {
  readReportFilters,
  REPORT_CODECS,
  writeReportFilters,
} from '../../../components/filters/report-filters.ts';
import type { ReportFilters, ValuesOf } from '../../../components/filters/report-filters.ts';
import type { PeriodPresets } from '../../../components/filters/filter-bar.tsx';
import type { FilterAddress } from '../../../components/filters/use-filters.ts';
import { LIMIT_CODECS, readLimits } from '../../../components/limits/limits.ts';
import type { Metric } from '../../../components/metric.ts';
import { PERIOD_PRESETS } from '../../../components/period/period.ts';
import type { Period } from '../../../components/period/period.ts';

/** The metrics with a chart, in the order of the cards; engaged views have that of views. */
export const CHANNEL_METRICS = [
  'revenue',
  'views',
  'engaged_views',
  'rpm',
] as const satisfies readonly Metric[];
export type ChannelMetric = (typeof CHANNEL_METRICS)[number];

export const CHANNEL_SORTS = ['revenue', 'views', 'shorts_count', 'rpm', 'name'] as const;
export type ChannelSort = (typeof CHANNEL_SORTS)[number];

const INITIAL_PERIOD = { preset: '6m' } as const satisfies Period;

/** The presets match the periods of payments. */
export const CHANNEL_PERIODS: PeriodPresets = {
  choices: ['latest', 'this-month', 'last-month', '6m'],
  initial: INITIAL_PERIOD,
};

/** The maximum number of selected lines, besides the line of all others. */
export const MAX_CHANNEL_LINES = 9;

/** All filters of the report. */
export type ChannelReportFilters = ReportFilters<ChannelSort> & {
  metric: ChannelMetric;
  /** Ids of the selected channels; empty means the largest ones. */
  channels: readonly string[];
};

const CODECS = {
  ...REPORT_CODECS,
  period: queryOneOf([...PERIOD_PRESETS, 'custom'], INITIAL_PERIOD.preset),
  sort: queryOneOf(CHANNEL_SORTS, 'revenue'),
  metric: queryOneOf(CHANNEL_METRICS, 'revenue'),
  channels: queryList,
  ...LIMIT_CODECS,
};

/** The report's filters in the address. */
export const CHANNEL_REPORT_ADDRESS: FilterAddress<ChannelReportFilters, ValuesOf<typeof CODECS>> = {
  codecs: CODECS,
  read: (values) => ({
    ...readReportFilters(values, INITIAL_PERIOD),
    ...readLimits(values),
    metric: values.metric,
    channels: values.channels.slice(0, MAX_CHANNEL_LINES),
  }),
  write: (change) => ({
    ...writeReportFilters(change),
    // Another member has other channels.
    ...('member' in change && { channels: [] }),
  }),
};
