import { queryDay, queryId, queryInteger, queryList, queryOneOf, queryText } from '@portal/shared/routing';
import type { QueryCodec } from '@portal/shared/routing';
import {
  COMPARISONS,
  customPeriod,
  DEFAULT_PERIOD,
  INTERVALS,
  PERIOD_PRESETS,
  rangeOf,
} from '../period/period.ts';
import type { ChosenComparison, Comparison, Interval, Period } from '../period/period.ts';
import type { Limits } from '../limits/limits.ts';
import { TREND_VIEWS } from '../trend/trend-view.ts';
import type { TrendView } from '../trend/trend-view.ts';
import { SORT_ORDERS } from '../videos/video-sort.ts';
import type { SortOrder, VideoSort } from '../videos/video-sort.ts';

/** The filters that apply to every figure of a screen. */
export type ScopeFilters = ChosenComparison &
  Limits & {
    period: Period;
    /** A member's id; undefined means all members. */
    member: string | undefined;
    /** A channel's id, on screens with a channel filter. */
    channel?: string | undefined;
  };

/** The filters and order of a list. */
export type ListFilters<Sort extends string> = {
  sort: Sort;
  order: SortOrder;
  search: string;
  /** The first page is 0. */
  page: number;
  /** Hidden columns. */
  hidden: readonly string[];
};

export type VideoListFilters = ListFilters<VideoSort>;

/**
 * The filters of screens with a trend and a list. They are in the address, so reload, Back and shared links keep them.
 */
export type ReportFilters<Sort extends string = VideoSort> = ScopeFilters &
  ListFilters<Sort> & {
    /** undefined: the default interval of the period. */
    interval: Interval | undefined;
    /** Whether the trend is a chart or a table. */
    view: TrendView;
  };

export const DEFAULT_COMPARISON = 'previous' satisfies Comparison;

/**
 * Query parameters of these filters, except the sort column, whose default differs by screen. Unknown values become the
 * default.
 */
export const REPORT_CODECS = {
  period: queryOneOf([...PERIOD_PRESETS, 'custom'], DEFAULT_PERIOD.preset),
  from: queryDay,
  to: queryDay,
  compare: queryOneOf(COMPARISONS, DEFAULT_COMPARISON),
  compare_from: queryDay,
  compare_to: queryDay,
  member: queryId,
  interval: queryOneOf(['auto', ...INTERVALS], 'auto'),
  view: queryOneOf(TREND_VIEWS, 'chart'),
  order: queryOneOf(SORT_ORDERS, 'desc'),
  q: queryText(),
  page: queryInteger(0),
  hide: queryList,
};

/** The values of a table of codecs, by parameter name. */
export type ValuesOf<Codecs extends Record<string, QueryCodec<unknown>>> = {
  [Name in keyof Codecs]: ReturnType<Codecs[Name]['parse']>;
};

type ReportValues<Sort extends string> = ValuesOf<typeof REPORT_CODECS> & { sort: Sort };

const readComparison = (values: ReportValues<string>): ChosenComparison => {
  if (values.compare !== 'custom') return { compare: values.compare };
  const compareDays = rangeOf(values.compare_from, values.compare_to);
  return compareDays ? { compare: 'custom', compareDays } : { compare: DEFAULT_COMPARISON };
};

/** Converts query parameters to filters. */
export const readReportFilters = <Sort extends string>(
  values: ReportValues<Sort>,
  defaultPeriod: Period = DEFAULT_PERIOD,
): ReportFilters<Sort> => ({
  period:
    values.period === 'custom'
      ? (customPeriod(values.from, values.to) ?? defaultPeriod)
      : { preset: values.period },
  ...readComparison(values),
  member: values.member,
  interval: values.interval === 'auto' ? undefined : values.interval,
  view: values.view,
  sort: values.sort,
  order: values.order,
  search: values.q,
  page: values.page,
  hidden: values.hide,
});

/** Changes that produce another list and reset its page. */
const LIST_CHANGES = [
  'period',
  'member',
  'channel',
  'country',
  'weekday',
  'track',
  'sort',
  'order',
  'search',
] as const;

/** Converts changed filters to query parameters; filters of a single screen keep their names. */
export const writeReportFilters = <Change extends Partial<ReportFilters<string>>>(change: Change) => {
  const { period, compareDays, search, interval, hidden, ...others } = change;
  return {
    ...(LIST_CHANGES.some((name) => name in change) && { page: 0 }),
    ...others,
    ...(search !== undefined && { q: search }),
    ...(hidden && { hide: hidden }),
    ...('interval' in change && { interval: interval ?? ('auto' as const) }),
    ...(change.compare && { compare_from: compareDays?.from, compare_to: compareDays?.to }),
    ...(period && {
      period: period.preset,
      from: period.preset === 'custom' ? period.from : undefined,
      to: period.preset === 'custom' ? period.to : undefined,
    }),
  };
};
