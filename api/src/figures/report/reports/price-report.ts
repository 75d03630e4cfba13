import { type Interval, splitPeriod } from '../scope/period.ts';
import { computeFigures } from '../figures/figures.ts';
import { deliveredIn, noSums, type SumRow, toSums } from '../figures/sums.ts';
import type { ReportContext, Selection, Viewer } from '../scope/report-context.ts';
import { hasDayOf, clipScope, type Scope } from '../scope/scope.ts';
import { sumPeriod } from '../figures/sum-period.ts';
import type { VideoLists } from './video-lists.ts';
import type { VideoPrice } from './video.repository.ts';
import { toVideoItem } from './video-report.ts';
import type { Period } from '../../../platform/calendar.ts';

export type PriceQuery = { interval: Interval } & Selection & Period;

/** Videos with fewer views are left out of highest and lowest, because a single view would change their price. */
export const MIN_VIEWS = 100;

/** The prices of a period: the average over time, and the videos with the highest and the lowest price. */
export const createPriceReport = ({ lists, context }: { lists: VideoLists; context: ReportContext }) => {
  const pricesOf = async (viewer: Viewer, whole: Scope, period: Period) => {
    const scope = clipScope(whole, period);
    const { days, status } = await context.readDays(viewer, scope, period);
    const delivered = deliveredIn(days);
    const isEmpty = days.length === 0 || scope.channelIds?.length === 0;
    const found: { totals: SumRow; highest?: VideoPrice | undefined; lowest?: VideoPrice | undefined } =
      isEmpty
        ? { totals: noSums }
        : await lists.prices({ scope, period, days, search: undefined }, { minViews: MIN_VIEWS });
    const formatVideo = (row: VideoPrice | undefined) => {
      if (!row) return null;
      const { id, title, thumbnail, channel, rpm, views, revenue } = toVideoItem(row, delivered);
      return { id, title: title ?? id, thumbnail, channel, rpm, views, revenue };
    };
    return {
      status,
      average: computeFigures(toSums(found.totals, delivered)).rpm,
      highest: formatVideo(found.highest),
      lowest: formatVideo(found.lowest),
    };
  };

  return async (viewer: Viewer, { from, to, interval, channel, ...others }: PriceQuery) => {
    const period = { from, to };
    const everything = await context.readScope(viewer, others);
    const scope =
      channel === undefined ? everything : await context.readScope(viewer, { ...others, channel });
    const { status, ...selected } = await pricesOf(viewer, scope, period);
    const { byDay } = await context.readSumsByDay(viewer, scope, period);
    const all = channel === undefined ? selected : await pricesOf(viewer, everything, period);
    return {
      period,
      currency: viewer.currency,
      status,
      least_views: MIN_VIEWS,
      points: splitPeriod(period, interval, viewer.language)
        .filter((part) => hasDayOf(scope, part))
        .map((part) => {
          const { rpm, views, revenue } = computeFigures(sumPeriod(byDay, part));
          return { date: part.from, rpm, views, revenue };
        }),
      selected,
      all: { average: all.average, highest: all.highest, lowest: all.lowest },
    };
  };
};
