import type { Db } from '../../platform/database/database.ts';
import { type ChannelRow, channelDays, channelSums, videoCounts } from './channel-sums.repository.ts';
import { dayTallies } from './day-tallies.ts';
import type { DayValue } from './day-values.ts';
import type { Comparison, Interval, Period } from './period.ts';
import { partsOf } from './period.ts';
import { type Delivered, deliveredIn, tallyOfSums, zeroSums } from './priced-sums.ts';
import type { ReportContext, Selection, Viewer } from './report-context.ts';
import { dailySums, type Scope } from './report.repository.ts';
import { sumOf } from './sum-of.ts';
import { addTallies, type Figures, figuresOf, subtractTally, type Tally } from './tally.ts';
import { searchOf } from './video-report.ts';

export const channelSorts = ['views', 'revenue', 'rpm', 'shorts_count', 'name'] as const;

export type ChannelReportQuery = Selection &
  Period &
  Comparison & {
    search?: string | undefined;
    sort: (typeof channelSorts)[number];
    order: 'asc' | 'desc';
    page: number;
    size: number;
  };

export const channelMetrics = ['revenue', 'views', 'rpm'] as const;

export type ChannelTrendQuery = Selection &
  Period & {
    interval: Interval;
    metric: (typeof channelMetrics)[number];
    /** How many channels are told apart. */
    top: number;
  };

type Entry = {
  row: ChannelRow;
  tally: Tally;
  /** Videos of it that are known; counted where they are shown or sorted by. */
  shorts?: number;
};

const compareBigints = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);

/** Prices are compared as the ratios they are: nothing is rounded before. */
const comparePrices = ({ priced: a }: Tally, { priced: b }: Tally) =>
  compareBigints((a?.revenue ?? 0n) * (b?.views ?? 0n), (b?.revenue ?? 0n) * (a?.views ?? 0n));

const orders: Record<ChannelReportQuery['sort'], (a: Entry, b: Entry) => number> = {
  views: (a, b) => compareBigints(a.tally.views ?? 0n, b.tally.views ?? 0n),
  revenue: (a, b) => compareBigints(a.tally.revenue ?? 0n, b.tally.revenue ?? 0n),
  rpm: (a, b) => comparePrices(a.tally, b.tally),
  shorts_count: (a, b) => (a.shorts ?? 0) - (b.shorts ?? 0),
  name: (a, b) => (a.row.name < b.row.name ? -1 : a.row.name > b.row.name ? 1 : 0),
};

const hasPrice = ({ tally }: Entry) => (tally.priced?.views ?? 0n) > 0n;

/** What has no price stands last whichever way the prices are sorted. */
const sorted = (entries: readonly Entry[], { sort, order }: Pick<ChannelReportQuery, 'sort' | 'order'>) => {
  const sign = order === 'asc' ? 1 : -1;
  return entries.toSorted((a, b) => {
    if (sort === 'rpm' && hasPrice(a) !== hasPrice(b)) return hasPrice(a) ? -1 : 1;
    const byOrder = sign * orders[sort](a, b);
    return byOrder === 0 ? (a.row.channel_id < b.row.channel_id ? -1 : 1) : byOrder;
  });
};

/** A channel without rows had nothing, which is 0 where its day was delivered. */
const entryOf = (row: ChannelRow, delivered: Delivered): Entry => ({
  row,
  tally: tallyOfSums(
    { ...row, views: row.views ?? '0', red_views: row.red_views ?? '0', revenue: row.revenue ?? '0' },
    delivered,
  ),
});

/** Without a single channel there is nothing, which is 0 where a day was delivered. */
const totalOf = ({ entries, days }: { entries: readonly Entry[]; days: readonly DayValue[] }) =>
  figuresOf(addTallies([tallyOfSums(zeroSums, deliveredIn(days)), ...entries.map(({ tally }) => tally)]));

const refOf = ({ channel_id: id, name, thumbnail }: ChannelRow) => ({ id, name, thumbnail });

export const createChannelReport = ({ db, context }: { db: Db; context: ReportContext }) => {
  const entriesOf = async (
    viewer: Viewer,
    { from, to, search, ...selection }: Period & Selection & { search?: string | undefined },
  ) => {
    const scope = await context.scopeOf(viewer, selection);
    const { days, rate, status } = await context.valuesOf(viewer, { from, to });
    const rows = await channelSums(db, { scope, period: { from, to }, days, search: searchOf(search) });
    return { scope, days, rate, status, entries: rows.map((row) => entryOf(row, deliveredIn(days))) };
  };

  const counted = async ({ accountId }: Scope, entries: readonly Entry[]) => {
    const channelIds = entries.map(({ row }) => row.channel_id);
    const counts = await videoCounts(db, { accountId, channelIds });
    return entries.map((entry): Entry => ({ ...entry, shorts: counts.get(entry.row.channel_id) ?? 0 }));
  };

  /** Videos are counted for the channels of the page alone, unless they say which ones these are. */
  const pageOf = async (
    { scope, entries }: { scope: Scope; entries: readonly Entry[] },
    query: ChannelReportQuery,
  ) => {
    const { sort, page, size } = query;
    const slice = (all: readonly Entry[]) => sorted(all, query).slice(page * size, (page + 1) * size);
    return sort === 'shorts_count' ? slice(await counted(scope, entries)) : counted(scope, slice(entries));
  };

  return {
    /** The channels of a period with their figures beside those they are compared with. */
    async list(viewer: Viewer, query: ChannelReportQuery) {
      const { from, to, page, size } = query;
      const current = await entriesOf(viewer, query);
      const { window, isCovered } = await context.windowOf(query);
      const before = window && isCovered ? await entriesOf(viewer, { ...query, ...window }) : undefined;
      const previous = new Map(before?.entries.map(({ row, tally }) => [row.channel_id, tally]));
      const items = await pageOf(current, query);
      const told = (tally: Tally | undefined): Figures | null => (tally ? figuresOf(tally) : null);
      return {
        period: { from, to },
        compare: window ?? null,
        currency: viewer.currency,
        rate: current.rate,
        status: current.status,
        items: items.map(({ row, tally, shorts = 0 }) => ({
          channel: refOf(row),
          shorts_count: shorts,
          ...figuresOf(tally),
          previous: told(previous.get(row.channel_id)),
        })),
        total: current.entries.length,
        page,
        size,
        totals: totalOf(current),
        previous_totals: before ? totalOf(before) : null,
      };
    },

    /** One line per channel for the largest ones, and one for all others: what the total has beyond them. */
    async trend(viewer: Viewer, { interval, metric, top, ...query }: ChannelTrendQuery) {
      const { scope, days, status, entries } = await entriesOf(viewer, query);
      const period = { from: query.from, to: query.to };
      // The price of a channel is no size; those are shown that earn most.
      const largest = sorted(entries, { sort: metric === 'views' ? 'views' : 'revenue', order: 'desc' });
      const named = largest.slice(0, top);
      const channelIds = named.map(({ row }) => row.channel_id);
      const rows = await channelDays(db, { accountId: scope.accountId, channelIds, ...period });
      const byChannel = Map.groupBy(rows, ({ channel_id }) => channel_id);
      const lines = named.map(({ row }) => dayTallies(days, byChannel.get(row.channel_id) ?? []));
      const all =
        scope.channelIds?.length === 0
          ? dayTallies(days, [])
          : dayTallies(days, await dailySums(db, scope, period));
      const parts = partsOf(period, interval);
      const value = (tally: Tally) => figuresOf(tally)[metric];
      return {
        period,
        currency: viewer.currency,
        status,
        metric,
        dates: parts.map(({ from }) => from),
        series: named.map(({ row }, index) => ({
          channel: refOf(row),
          values: parts.map((part) => value(sumOf(lines[index] ?? new Map(), part))),
        })),
        others: {
          count: entries.length - named.length,
          values: parts.map((part) =>
            value(subtractTally(sumOf(all, part), addTallies(lines.map((line) => sumOf(line, part))))),
          ),
        },
        totals: parts.map((part) => value(sumOf(all, part))),
      };
    },
  };
};
