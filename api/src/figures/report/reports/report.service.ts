import type { Db } from '../../../platform/database/database.ts';
import { createComparedSums, type ReportQuery } from './compared-sums.ts';
import { countryReport, type CountryQuery } from './country-report.ts';
import { freshness } from '../../ingest/delivered-days.read.ts';
import { computeFigures, paired } from '../figures/figures.ts';
import type { Sums } from '../figures/sums.ts';
import { splitCompared, type Interval, splitPeriod } from '../scope/period.ts';
import type { ReportContext, Viewer } from '../scope/report-context.ts';
import { computeMemberShare, hasDayOf, clipScope } from '../scope/scope.ts';
import { sumPeriod } from '../figures/sum-period.ts';
import type { VideoLists } from './video-lists.ts';
import { videoReport, type VideoReportQuery } from './video-report.ts';
import type { Period } from '../../../platform/calendar.ts';

export const createReportService = ({
  db,
  lists,
  context,
}: {
  db: Db;
  lists: VideoLists;
  context: ReportContext;
}) => {
  const { readScope, readDays } = context;
  const report = createComparedSums({ context });

  return {
    freshness: () => freshness(db),

    async summary(viewer: Viewer, query: ReportQuery) {
      const { scope, period, current, before } = await report(viewer, query);
      return {
        period,
        compare: before.window,
        compare_gap: before.gap,
        compare_changes: before.changes,
        currency: viewer.currency,
        rate: current.rate,
        status: current.status,
        figures: paired(computeFigures(sumPeriod(current.byDay, period)), computeFigures(before.whole)),
        member_share: computeMemberShare(scope, period),
      };
    },

    async trend(viewer: Viewer, query: ReportQuery & { interval: Interval }) {
      const { scope, period, current, before } = await report(viewer, query);
      const { window, byDay: comparedDays } = before;
      const all = splitPeriod(period, query.interval, viewer.language);
      const parts = all.filter((part) => hasDayOf(scope, part));
      const comparedParts = splitCompared(all, window ?? undefined, query).filter((part) =>
        hasDayOf(scope, part),
      );
      const figuresIn = (byDay: ReadonlyMap<string, Sums>, part: Period) => {
        const { premium_rate: _, ...figures } = computeFigures(sumPeriod(byDay, part));
        return figures;
      };
      return {
        period,
        compare: window,
        compare_gap: before.gap,
        compare_changes: before.changes,
        currency: viewer.currency,
        status: current.status,
        points: parts.map((part) => ({ date: part.from, ...figuresIn(current.byDay, part) })),
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
      const scope = clipScope(await readScope(viewer, query), query);
      const { days, status } = await readDays(viewer, scope, query);
      return { ...(await videoReport(lists, { scope, days, query })), currency: viewer.currency, status };
    },

    async countries(viewer: Viewer, query: CountryQuery) {
      const scope = clipScope(await readScope(viewer, query), query);
      const { days } = await readDays(viewer, scope, query);
      return { ...(await countryReport(db, { scope, days, query })), currency: viewer.currency };
    },
  };
};

export type ReportService = ReturnType<typeof createReportService>;
