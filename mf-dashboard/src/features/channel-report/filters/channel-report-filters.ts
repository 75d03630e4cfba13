import { queryList, queryOneOf } from '@portal/shared/routing';
import {
  readReportFilters,
  REPORT_CODECS,
  writeReportFilters,
} from '../../../components/filters/report-filters.ts';
import type { ReportFilters, ValuesOf } from '../../../components/filters/report-filters.ts';
import type { PeriodPresets } from '../../../components/filters/filter-bar.tsx';
import type { FilterAddress } from '../../../components/filters/use-filters.ts';
import type { Metric } from '../../../components/metric.ts';
import { PERIOD_PRESETS } from '../../../components/period/period.ts';
import type { Period } from '../../../components/period/period.ts';

/** What can be plotted, in the order of the key figures. */
export const CHANNEL_METRICS = ['revenue', 'views', 'rpm'] as const satisfies readonly Metric[];
export type ChannelMetric = (typeof CHANNEL_METRICS)[number];

export const CHANNEL_SORTS = ['revenue', 'views', 'shorts_count', 'rpm', 'name'] as const;
export type ChannelSort = (typeof CHANNEL_SORTS)[number];

const INITIAL_PERIOD = { preset: '6m' } as const satisfies Period;

/** The periods that partners settle by. */
export const CHANNEL_PERIODS: PeriodPresets = {
  choices: ['latest', 'this-month', 'last-month', '6m'],
  initial: INITIAL_PERIOD,
};

/** As many lines as a reader can follow, beside the one of all others. */
export const MOST_CHOSEN = 9;

/** All that decides what the report shows. */
export type ChannelReportFilters = ReportFilters<ChannelSort> & {
  metric: ChannelMetric;
  /** Ids of the channels with a line of their own; none stands for the largest ones. */
  channels: readonly string[];
};

const CODECS = {
  ...REPORT_CODECS,
  period: queryOneOf([...PERIOD_PRESETS, 'custom'], INITIAL_PERIOD.preset),
  sort: queryOneOf(CHANNEL_SORTS, 'revenue'),
  metric: queryOneOf(CHANNEL_METRICS, 'revenue'),
  channels: queryList,
};

/** The report's filters in the address. */
export const CHANNEL_REPORT_ADDRESS: FilterAddress<ChannelReportFilters, ValuesOf<typeof CODECS>> = {
  codecs: CODECS,
  read: (values) => ({
    ...readReportFilters(values, INITIAL_PERIOD),
    metric: values.metric,
    channels: values.channels.slice(0, MOST_CHOSEN),
  }),
  write: (change) => ({
    ...writeReportFilters(change),
    // Another member has other channels.
    ...('member' in change && { channels: [] }),
  }),
};
