import { type Interval, type Period, partsOf } from './period.ts';
import { deliveredIn, noSums, type PricedSums, tallyOfSums } from './priced-sums.ts';
import type { ReportContext, Selection, Viewer } from './report-context.ts';
import type { Scope } from './report.repository.ts';
import { sumOf } from './sum-of.ts';
import { figuresOf } from './tally.ts';
import type { VideoLists } from './video-lists.ts';
import type { VideoPrice } from './video.repository.ts';
import { videoItem } from './video-report.ts';

export type PriceQuery = { interval: Interval } & Selection & Period;

/** With fewer views a single one would make a price, and a video that three people saw would be the dearest. */
export const LEAST_VIEWS = 100;

/** The prices of a period: how the average moved, and the dearest and the cheapest video. */
export const createPriceReport = ({ lists, context }: { lists: VideoLists; context: ReportContext }) => {
  const pricesOf = async (viewer: Viewer, scope: Scope, period: Period) => {
    const { days, status } = await context.valuesOf(viewer, period);
    const delivered = deliveredIn(days);
    const isEmpty = days.length === 0 || scope.channelIds?.length === 0;
    const found: { totals: PricedSums; highest?: VideoPrice | undefined; lowest?: VideoPrice | undefined } =
      isEmpty
        ? { totals: noSums }
        : await lists.prices({ scope, period, days, search: undefined }, { leastViews: LEAST_VIEWS });
    const told = (row: VideoPrice | undefined) => {
      if (!row) return null;
      const { id, title, thumbnail, channel, rpm, views, revenue } = videoItem(row, delivered);
      return { id, title: title ?? id, thumbnail, channel, rpm, views, revenue };
    };
    return {
      status,
      average: figuresOf(tallyOfSums(found.totals, delivered)).rpm,
      highest: told(found.highest),
      lowest: told(found.lowest),
    };
  };

  return async (viewer: Viewer, { from, to, interval, member, channel }: PriceQuery) => {
    const period = { from, to };
    const everything = await context.scopeOf(viewer, { member });
    const scope = channel === undefined ? everything : await context.scopeOf(viewer, { member, channel });
    const { status, ...selected } = await pricesOf(viewer, scope, period);
    const { tallies } = await context.talliesOf(viewer, scope, period);
    const all = channel === undefined ? selected : await pricesOf(viewer, everything, period);
    return {
      period,
      currency: viewer.currency,
      status,
      least_views: LEAST_VIEWS,
      points: partsOf(period, interval).map((part) => {
        const { rpm, views, revenue } = figuresOf(sumOf(tallies, part));
        return { date: part.from, rpm, views, revenue };
      }),
      selected,
      all: { average: all.average, highest: all.highest, lowest: all.lowest },
    };
  };
};
