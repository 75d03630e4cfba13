import { queryDay, queryId, queryInteger, queryList, queryOneOf, queryText } from '@portal/shared/routing';
import type { QueryCodec } from '@portal/shared/routing';
import { COMPARISONS, customPeriod, DEFAULT_PERIOD, INTERVALS, PERIOD_PRESETS } from '../period/period.ts';
import type { Comparison, Interval, Period } from '../period/period.ts';
import { TREND_VIEWS } from '../trend/trend-view.ts';
import type { TrendView } from '../trend/trend-view.ts';
import { SORT_ORDERS } from '../videos/video-sort.ts';
import type { SortOrder, VideoSort } from '../videos/video-sort.ts';

/** What every figure of a screen is about. */
export type ScopeFilters = {
  period: Period;
  compare: Comparison;
  /** Id of a sub-account; `undefined` is all of them. */
  member: string | undefined;
  /** Id of a channel, on screens that can be narrowed down to one. */
  channel?: string | undefined;
};

/** What a list shows, and in which order. */
export type ListFilters<Sort extends string> = {
  sort: Sort;
  order: SortOrder;
  search: string;
  /** From 0. */
  page: number;
  /** Columns that are put away. */
  hidden: readonly string[];
};

export type VideoListFilters = ListFilters<VideoSort>;

/** What screens with a trend and a list have in common. It lives in the address, so reload, Back and a shared link keep it. */
export type ReportFilters<Sort extends string = VideoSort> = ScopeFilters &
  ListFilters<Sort> & {
    /** `undefined` is the interval that suits the period. */
    interval: Interval | undefined;
    /** How the trend is shown. */
    view: TrendView;
  };

export const DEFAULT_COMPARISON = 'previous' satisfies Comparison;

/** Their parameters of the address but for the order, whose default is each screen's own. What is none of ours is the default. */
export const REPORT_CODECS = {
  period: queryOneOf([...PERIOD_PRESETS, 'custom'], DEFAULT_PERIOD.preset),
  from: queryDay,
  to: queryDay,
  compare: queryOneOf(COMPARISONS, DEFAULT_COMPARISON),
  member: queryId,
  interval: queryOneOf(['auto', ...INTERVALS], 'auto'),
  view: queryOneOf(TREND_VIEWS, 'chart'),
  order: queryOneOf(SORT_ORDERS, 'desc'),
  q: queryText(),
  page: queryInteger(0),
  hide: queryList,
};

/** What the parameters of a table of codecs say, by name. */
export type ValuesOf<Codecs extends Record<string, QueryCodec<unknown>>> = {
  [Name in keyof Codecs]: ReturnType<Codecs[Name]['parse']>;
};

type ReportValues<Sort extends string> = ValuesOf<typeof REPORT_CODECS> & { sort: Sort };

/** The filters that the parameters ask for. */
export const readReportFilters = <Sort extends string>(
  values: ReportValues<Sort>,
  defaultPeriod: Period = DEFAULT_PERIOD,
): ReportFilters<Sort> => ({
  period:
    values.period === 'custom'
      ? (customPeriod(values.from, values.to) ?? defaultPeriod)
      : { preset: values.period },
  compare: values.compare,
  member: values.member,
  interval: values.interval === 'auto' ? undefined : values.interval,
  view: values.view,
  sort: values.sort,
  order: values.order,
  search: values.q,
  page: values.page,
  hidden: values.hide,
});

/** Changes that make another list, where page 7 of the old one means nothing. */
const LIST_CHANGES = ['period', 'member', 'channel', 'sort', 'order', 'search'] as const;

/** The parameters that a change of filters sets; what a screen has beyond these filters keeps its name. */
export const writeReportFilters = <Change extends Partial<ReportFilters<string>>>(change: Change) => {
  const { period, search, interval, hidden, ...others } = change;
  return {
    ...(LIST_CHANGES.some((name) => name in change) && { page: 0 }),
    ...others,
    ...(search !== undefined && { q: search }),
    ...(hidden && { hide: hidden }),
    ...('interval' in change && { interval: interval ?? ('auto' as const) }),
    ...(period && {
      period: period.preset,
      from: period.preset === 'custom' ? period.from : undefined,
      to: period.preset === 'custom' ? period.to : undefined,
    }),
  };
};
