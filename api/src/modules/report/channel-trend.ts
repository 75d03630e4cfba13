import type { Db } from '../../platform/database/database.ts';
import { createChannelEntries, refOf, sorted } from './channel-entries.ts';
import { channelDays } from './channel-sums.repository.ts';
import { type DayTally, dayTallies } from './day-tallies.ts';
import type { DayValue } from './day-values.ts';
import { type Comparison, type Interval, movedTo, partsOf, type Period } from './period.ts';
import type { ReportContext, Selection, Viewer } from './report-context.ts';
import { dailySums } from './report.repository.ts';
import { sumOf } from './sum-of.ts';
import { addTallies, figuresOf, subtractTally, type Tally } from './tally.ts';

export const channelMetrics = ['revenue', 'views', 'rpm'] as const;

export type ChannelTrendQuery = Selection &
  Period &
  Comparison & {
    interval: Interval;
    metric: (typeof channelMetrics)[number];
    /** How many channels are told apart, unless they are named. */
    top: number;
    channels?: readonly string[] | undefined;
  };

export const createChannelTrend = ({ db, context }: { db: Db; context: ReportContext }) => {
  const entriesOf = createChannelEntries({ db, context });

  const linesOf = async (
    { accountId }: { accountId: string },
    channelIds: readonly string[],
    { period, days }: { period: Period; days: readonly DayValue[] },
  ): Promise<ReadonlyMap<string, DayTally>[]> => {
    const rows = await channelDays(db, { accountId, channelIds, ...period });
    const byChannel = Map.groupBy(rows, ({ channel_id }) => channel_id);
    return channelIds.map((id) => dayTallies(days, byChannel.get(id) ?? []));
  };

  /** One line per channel for those named or the largest, and one for all others: what the total has beyond them. */
  return async (viewer: Viewer, { interval, metric, top, channels, ...query }: ChannelTrendQuery) => {
    const { scope, days, status, entries } = await entriesOf(viewer, query);
    const period = { from: query.from, to: query.to };
    // The price of a channel is no size; those are shown that earn most.
    const largest = sorted(entries, { sort: metric === 'views' ? 'views' : 'revenue', order: 'desc' });
    const named = channels
      ? largest.filter(({ row }) => channels.includes(row.channel_id))
      : largest.slice(0, top);
    const channelIds = named.map(({ row }) => row.channel_id);
    const lines = await linesOf(scope, channelIds, { period, days });
    const sums = scope.channelIds?.length === 0 ? [] : await dailySums(db, scope, period);
    const all = dayTallies(days, sums);

    const { window, isCovered } = await context.windowOf({ ...period, ...query });
    const before =
      window && isCovered
        ? await linesOf(scope, channelIds, {
            period: window,
            days: (await context.valuesOf(viewer, window)).days,
          })
        : undefined;

    const parts = partsOf(period, interval);
    // Each part is compared with as many days, as far back as the whole window is; one that was chosen may be shorter.
    const comparedParts = window
      ? parts.map((part) => movedTo(part, period.from, window.from)).filter(({ from }) => from <= window.to)
      : [];
    const value = (tally: Tally) => figuresOf(tally)[metric];
    const valuesOf = (line: ReadonlyMap<string, DayTally>, windows: readonly Period[]) =>
      windows.map((part) => value(sumOf(line, part)));
    return {
      period,
      compare: window ?? null,
      currency: viewer.currency,
      status,
      metric,
      dates: parts.map(({ from }) => from),
      compare_dates: window ? comparedParts.map(({ from }) => from) : null,
      series: named.map(({ row }, index) => ({
        channel: refOf(row),
        values: valuesOf(lines[index] ?? new Map(), parts),
        compare_values: before ? valuesOf(before[index] ?? new Map(), comparedParts) : null,
      })),
      others: {
        count: entries.length - named.length,
        values: parts.map((part) =>
          value(subtractTally(sumOf(all, part), addTallies(lines.map((line) => sumOf(line, part))))),
        ),
      },
      totals: valuesOf(all, parts),
    };
  };
};
