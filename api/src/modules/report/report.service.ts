import type { Db } from '../../platform/database/database.ts';
import { countryReport, type CountryQuery } from './country-report.ts';
import type { DayTotals } from './daily-totals.ts';
import { freshness } from './delivery.repository.ts';
import { type Comparison, type Interval, movedTo, partsOf, type Period } from './period.ts';
import type { ReportContext, Selection, Viewer } from './report-context.ts';
import { memberShareIn, scopeIn } from './scope.ts';
import { sumPeriod } from './sum-period.ts';
import { emptyTotals, type Figures, figuresOf } from './totals.ts';
import type { VideoLists } from './video-lists.ts';
import { videoReport, type VideoReportQuery } from './video-report.ts';

export type ReportQuery = Comparison & Selection & Period;

/** Each figure beside its comparison. */
export const paired = (current: Figures, previous: Figures) => {
  const pair = <Name extends keyof Figures>(name: Name) => ({
    value: current[name],
    previous: previous[name],
  });
  return {
    revenue: pair('revenue'),
    views: pair('views'),
    rpm: pair('rpm'),
    premium_views: pair('premium_views'),
    premium_rpm: pair('premium_rpm'),
    premium_rate: pair('premium_rate'),
  };
};

export const createReportService = ({
  db,
  lists,
  context,
}: {
  db: Db;
  lists: VideoLists;
  context: ReportContext;
}) => {
  const { scopeOf, reportDaysOf } = context;

  const report = async (viewer: Viewer, query: ReportQuery) => {
    const period = { from: query.from, to: query.to };
    const scope = await scopeOf(viewer, query);
    const { window, isCovered } = await context.windowOf(query);
    const current = await context.dailyTotalsOf(viewer, scope, period);
    const previous = window && isCovered ? await context.dailyTotalsOf(viewer, scope, window) : undefined;
    return { scope, period, window, current, previous };
  };

  return {
    freshness: () => freshness(db),

    async summary(viewer: Viewer, query: ReportQuery) {
      const { scope, period, window, current, previous } = await report(viewer, query);
      const before = previous && window ? sumPeriod(previous.totals, window) : emptyTotals;
      return {
        period,
        compare: window ?? null,
        currency: viewer.currency,
        rate: current.rate,
        status: current.status,
        figures: paired(figuresOf(sumPeriod(current.totals, period)), figuresOf(before)),
        member_share: memberShareIn(scope, period),
      };
    },

    async trend(viewer: Viewer, query: ReportQuery & { interval: Interval }) {
      const { period, window, current, previous } = await report(viewer, query);
      const parts = partsOf(period, query.interval);
      const points = (totals: ReadonlyMap<string, DayTotals>, windows: readonly Period[]) =>
        windows.map((part) => {
          const { premium_rate: _, ...figures } = figuresOf(sumPeriod(totals, part));
          return { date: part.from, ...figures };
        });
      // Each part is compared with the same number of days, moved back by the same distance; a custom window may be shorter.
      const comparedParts = window
        ? parts.map((part) => movedTo(part, period.from, window.from)).filter(({ from }) => from <= window.to)
        : [];
      return {
        period,
        compare: window ?? null,
        currency: viewer.currency,
        status: current.status,
        points: points(current.totals, parts),
        compare_points: window ? points(previous?.totals ?? new Map(), comparedParts) : null,
      };
    },

    async videos(viewer: Viewer, query: VideoReportQuery) {
      const scope = scopeIn(await scopeOf(viewer, query), query);
      const { days, status } = await reportDaysOf(viewer, scope, query);
      return { ...(await videoReport(lists, { scope, days, query })), currency: viewer.currency, status };
    },

    async countries(viewer: Viewer, query: CountryQuery) {
      const scope = scopeIn(await scopeOf(viewer, query), query);
      const { days } = await reportDaysOf(viewer, scope, query);
      return { ...(await countryReport(db, { scope, days, query })), currency: viewer.currency };
    },
  };
};

export type ReportService = ReturnType<typeof createReportService>;
