import type { Db } from '../../platform/database/database.ts';
import { type CompareGap, hasFigures } from './compare-gap.ts';
import { countryReport, type CountryQuery } from './country-report.ts';
import type { DayTotals } from './daily-totals.ts';
import { freshness } from './delivery.repository.ts';
import { comparedPartsOf, type Comparison, type Interval, partsOf, type Period } from './period.ts';
import type { ReportContext, Selection, Viewer } from './report-context.ts';
import { memberShareIn, type Scope, scopeIn } from './scope.ts';
import { sumPeriod } from './sum-period.ts';
import { emptyTotals, type Figures, figuresOf, type Totals } from './totals.ts';
import type { VideoLists } from './video-lists.ts';
import { videoReport, type VideoReportQuery } from './video-report.ts';

export type ReportQuery = Comparison & Selection & Period;

type Compared = {
  window: Period | null;
  gap: CompareGap | null;
  days: ReadonlyMap<string, DayTotals> | undefined;
  whole: Totals;
};

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

  /** The comparison window with its totals; without figures, and why, where nothing can be compared. */
  const comparisonOf = async (viewer: Viewer, scope: Scope, query: ReportQuery): Promise<Compared> => {
    const { window, gap } = await context.windowOf(query);
    if (!window || gap) return { window: window ?? null, gap, days: undefined, whole: emptyTotals };
    const { totals: days } = await context.dailyTotalsOf(viewer, scope, window);
    const whole = sumPeriod(days, window);
    if (hasFigures(whole)) return { window, gap, days, whole };
    return { window, gap: 'no_figures', days: undefined, whole: emptyTotals };
  };

  const report = async (viewer: Viewer, query: ReportQuery) => {
    const period = { from: query.from, to: query.to };
    const scope = await scopeOf(viewer, query);
    const current = await context.dailyTotalsOf(viewer, scope, period);
    return { scope, period, current, before: await comparisonOf(viewer, scope, query) };
  };

  return {
    freshness: () => freshness(db),

    async summary(viewer: Viewer, query: ReportQuery) {
      const { scope, period, current, before } = await report(viewer, query);
      return {
        period,
        compare: before.window,
        compare_gap: before.gap,
        currency: viewer.currency,
        rate: current.rate,
        status: current.status,
        figures: paired(figuresOf(sumPeriod(current.totals, period)), figuresOf(before.whole)),
        member_share: memberShareIn(scope, period),
      };
    },

    async trend(viewer: Viewer, query: ReportQuery & { interval: Interval }) {
      const { period, current, before } = await report(viewer, query);
      const { window, days: comparedDays } = before;
      const parts = partsOf(period, query.interval, viewer.language);
      const comparedParts = comparedPartsOf(parts, window ?? undefined, query);
      const figuresIn = (totals: ReadonlyMap<string, DayTotals>, part: Period) => {
        const { premium_rate: _, ...figures } = figuresOf(sumPeriod(totals, part));
        return figures;
      };
      return {
        period,
        compare: window,
        compare_gap: before.gap,
        currency: viewer.currency,
        status: current.status,
        points: parts.map((part) => ({ date: part.from, ...figuresIn(current.totals, part) })),
        compare_points: comparedDays
          ? comparedParts.map((part) => ({
              date: part.from,
              through: part.to,
              ...figuresIn(comparedDays, part),
            }))
          : null,
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
