import type { Db } from '../../../platform/database/database.ts';
import { type Period, toMonthName } from '../../../platform/calendar.ts';
import { compareByFigure, computeFigures } from '../figures/figures.ts';
import { addSums, noSums, type Sums } from '../figures/sums.ts';
import { sumPeriod, toSumsByDay } from '../figures/sum-period.ts';
import { splitPeriod } from '../scope/period.ts';
import type { ReportContext, Selection, Viewer } from '../scope/report-context.ts';
import { computeMemberShare, clipScope } from '../scope/scope.ts';
import { readCatalogueDays, readTrackDays } from './track-detail.repository.ts';

export type TrackDetailQuery = Period & Selection & { isrc: string };

/** The figures of the videos that use a track, by channel and month, beside those of all videos with a track of the catalogue. */
export const createTrackDetail =
  ({ db, context }: { db: Db; context: ReportContext }) =>
  async (viewer: Viewer, query: TrackDetailQuery) => {
    const period = { from: query.from, to: query.to };
    const scope = clipScope(await context.readScope(viewer, query), period);
    const { days, status } = await context.readDays(viewer, scope, period);
    const [rows, catalogueRows] = await Promise.all([
      readTrackDays(db, { scope, period }, query.isrc),
      readCatalogueDays(db, { scope, period }),
    ]);
    const channels = [...Map.groupBy(rows, ({ channel_id: id }) => id).values()].flatMap((own) => {
      const [first] = own;
      return first
        ? [
            {
              id: first.channel_id,
              name: first.name,
              thumbnail: first.thumbnail,
              byDay: toSumsByDay(days, own),
            },
          ]
        : [];
    });
    // Delivered days without rows have zeros.
    const none = toSumsByDay(days, []);
    const sumIn = (part: Period): Sums =>
      addSums(
        [none, ...channels.map(({ byDay }) => byDay)].map((byDay) => sumPeriod(byDay, part)),
        noSums,
      );
    const byChannel = channels
      .map(({ byDay, ...channel }) => ({ channel, sums: sumPeriod(byDay, period) }))
      .toSorted(
        (a, b) => compareByFigure('revenue', b.sums, a.sums) || compareByFigure('views', b.sums, a.sums),
      );
    return {
      period,
      currency: viewer.currency,
      status,
      figures: computeFigures(sumIn(period)),
      catalogue: computeFigures(sumPeriod(toSumsByDay(days, catalogueRows), period)),
      channels: byChannel.map(({ channel, sums }) => ({ channel, ...computeFigures(sums) })),
      months: splitPeriod(period, 'month', viewer.language).map((month) => ({
        month: toMonthName(month.from),
        ...computeFigures(sumIn(month)),
      })),
      member_share: computeMemberShare(scope, period),
    };
  };
