import type { Db } from '../../../platform/database/database.ts';
import { createChannelEntries, toChannelRef, sortEntries } from './channel-entries.ts';
import { readChannelDays } from './channel-sums.repository.ts';
import { computeFigures, hasFigures } from '../figures/figures.ts';
import { addSums, noSums, subtractSums, type Sums } from '../figures/sums.ts';
import { listChangesBetween } from './definition-changes.ts';
import type { ConvertedDay } from '../scope/report-days.ts';
import { splitCompared, type Comparison, type Interval, splitPeriod } from '../scope/period.ts';
import type { ReportContext, Selection, Viewer } from '../scope/report-context.ts';
import { readDailySums } from '../scope/report.repository.ts';
import { hasDayOf, type Scope } from '../scope/scope.ts';
import { sumPeriod, toSumsByDay } from '../figures/sum-period.ts';
import type { Period } from '../../../platform/calendar.ts';

export const channelMetrics = ['revenue', 'views', 'engaged_views', 'rpm'] as const;

export type ChannelTrendQuery = Selection &
  Period &
  Comparison & {
    interval: Interval;
    metric: (typeof channelMetrics)[number];
    /** How many channels get a line of their own, unless `channels` names them. */
    top: number;
    channels?: readonly string[] | undefined;
  };

export const createChannelTrend = ({ db, context }: { db: Db; context: ReportContext }) => {
  const entriesOf = createChannelEntries({ db, context });

  const linesOf = async (
    scope: Scope,
    channelIds: readonly string[],
    { period, days }: { period: Period; days: readonly ConvertedDay[] },
  ): Promise<ReadonlyMap<string, Sums>[]> => {
    const rows = await readChannelDays(db, { scope: { ...scope, channelIds }, period });
    const byChannel = Map.groupBy(rows, ({ channel_id }) => channel_id);
    return channelIds.map((id) => toSumsByDay(days, byChannel.get(id) ?? []));
  };

  /** Returns one line for each named or largest channel, and one for all others: the total less these lines. */
  return async (viewer: Viewer, { interval, metric, top, channels, ...query }: ChannelTrendQuery) => {
    const { whole, scope, days, status, entries } = await entriesOf(viewer, query);
    const period = { from: query.from, to: query.to };
    // Sorting by price would show tiny channels, so for prices the largest are those with the most revenue.
    const order = { sort: metric === 'rpm' ? 'revenue' : metric, order: 'desc' } as const;
    const largest = sortEntries(entries, order, viewer.language);
    const named = channels
      ? largest.filter(({ row }) => channels.includes(row.channel_id))
      : largest.slice(0, top);
    const channelIds = named.map(({ row }) => row.channel_id);
    const lines = await linesOf(scope, channelIds, { period, days });
    const all = toSumsByDay(days, await readDailySums(db, { scope, period }));

    const { window, gap } = await context.findWindow({ ...period, ...query });
    const compared =
      window && !gap
        ? await linesOf(whole, channelIds, {
            period: window,
            days: (await context.readDays(viewer, whole, window)).days,
          })
        : undefined;
    const before = compared?.some((line) => hasFigures(addSums([...line.values()], noSums)))
      ? compared
      : undefined;

    const allParts = splitPeriod(period, interval, viewer.language);
    const parts = allParts.filter((part) => hasDayOf(scope, part));
    const comparedParts = splitCompared(allParts, window, { ...query, interval }).filter((part) =>
      hasDayOf(scope, part),
    );
    const value = (sums: Sums) => computeFigures(sums)[metric];
    const valuesOf = (line: ReadonlyMap<string, Sums>, windows: readonly Period[]) =>
      windows.map((part) => value(sumPeriod(line, part)));
    return {
      period,
      compare: window ?? null,
      compare_gap: compared && !before ? ('no_figures' as const) : gap,
      compare_changes: window && before ? listChangesBetween(period, window) : [],
      currency: viewer.currency,
      status,
      metric,
      dates: parts.map(({ from }) => from),
      compare_dates: window ? comparedParts.map(({ from }) => from) : null,
      compare_through: window ? comparedParts.map(({ to }) => to) : null,
      series: named.map(({ row }, index) => ({
        channel: toChannelRef(row),
        values: valuesOf(lines[index] ?? new Map(), parts),
        compare_values: before ? valuesOf(before[index] ?? new Map(), comparedParts) : null,
      })),
      others: {
        count: entries.length - named.length,
        values: parts.map((part) =>
          value(
            subtractSums(
              sumPeriod(all, part),
              addSums(
                lines.map((line) => sumPeriod(line, part)),
                noSums,
              ),
            ),
          ),
        ),
      },
      totals: valuesOf(all, parts),
    };
  };
};
