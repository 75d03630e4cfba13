import { queryDay, queryId, queryInteger, queryList, queryOneOf, queryText } from '@portal/shared/routing';
import { METRICS } from '../../../components/metric.ts';
import type { Metric } from '../../../components/metric.ts';
import {
  COMPARISONS,
  customPeriod,
  DEFAULT_PERIOD,
  INTERVALS,
  PERIOD_PRESETS,
} from '../../../components/period/period.ts';
import type { Comparison, Interval, Period } from '../../../components/period/period.ts';

export const VIDEO_SORTS = [
  'views',
  'revenue',
  'rpm',
  'premium_views',
  'premium_rate',
  'premium_rpm',
  'published',
] as const;
export type VideoSort = (typeof VIDEO_SORTS)[number];
export type SortOrder = 'desc' | 'asc';

export const TREND_VIEWS = ['chart', 'table'] as const;
export type TrendView = (typeof TREND_VIEWS)[number];

/** All that decides what the dashboard shows. It lives in the address, so reload, Back and a shared link keep it. */
export type DashboardFilters = {
  period: Period;
  compare: Comparison;
  /** Id of a sub-account; `undefined` is all of them. */
  member: string | undefined;
  metric: Metric;
  /** `undefined` is the interval that suits the period. */
  interval: Interval | undefined;
  /** How the trend is shown. */
  view: TrendView;
  sort: VideoSort;
  order: SortOrder;
  search: string;
  /** Of the video list, from 0. */
  page: number;
  /** Columns of the video list that are put away. */
  hidden: readonly string[];
};

export const DEFAULT_COMPARISON = 'previous' satisfies Comparison;

/** The parameters of the address. Whatever one says that is not one of ours is the default. */
export const FILTER_CODECS = {
  period: queryOneOf([...PERIOD_PRESETS, 'custom'], DEFAULT_PERIOD.preset),
  from: queryDay,
  to: queryDay,
  compare: queryOneOf(COMPARISONS, DEFAULT_COMPARISON),
  member: queryId,
  metric: queryOneOf(METRICS, 'revenue'),
  interval: queryOneOf(['auto', ...INTERVALS], 'auto'),
  view: queryOneOf(TREND_VIEWS, 'chart'),
  sort: queryOneOf(VIDEO_SORTS, 'views'),
  order: queryOneOf(['desc', 'asc'], 'desc'),
  q: queryText(),
  page: queryInteger(0),
  hide: queryList,
};

/** What the parameters say, by name. */
export type FilterValues = {
  [Name in keyof typeof FILTER_CODECS]: ReturnType<(typeof FILTER_CODECS)[Name]['parse']>;
};

const periodOf = ({ period, from, to }: FilterValues): Period =>
  period === 'custom' ? (customPeriod(from, to) ?? DEFAULT_PERIOD) : { preset: period };

/** The filters that the parameters ask for. */
export const readFilters = (values: FilterValues): DashboardFilters => ({
  period: periodOf(values),
  compare: values.compare,
  member: values.member,
  metric: values.metric,
  interval: values.interval === 'auto' ? undefined : values.interval,
  view: values.view,
  sort: values.sort,
  order: values.order,
  search: values.q,
  page: values.page,
  hidden: values.hide,
});

/** Changes that make another list of videos, where page 7 of the old one means nothing. */
const LIST_CHANGES = ['period', 'member', 'sort', 'order', 'search'] as const;

/** The parameters that a change of filters sets. */
export const writeFilters = (change: Partial<DashboardFilters>): Partial<FilterValues> => {
  const { period, search, interval, hidden, ...others } = change;
  return {
    ...(LIST_CHANGES.some((name) => name in change) && { page: 0 }),
    ...others,
    ...(search !== undefined && { q: search }),
    ...(hidden && { hide: hidden }),
    ...('interval' in change && { interval: interval ?? 'auto' }),
    ...(period && {
      period: period.preset,
      from: period.preset === 'custom' ? period.from : undefined,
      to: period.preset === 'custom' ? period.to : undefined,
    }),
  };
};
