import type { Db } from '../../platform/database/database.ts';
import { type ChannelRow, channelSums } from './channel-sums.repository.ts';
import type { Period } from './period.ts';
import { type Delivered, deliveredIn, tallyOfSums } from './priced-sums.ts';
import type { ReportContext, Selection, Viewer } from './report-context.ts';
import type { Tally } from './tally.ts';
import { searchOf } from './video-report.ts';

export const channelSorts = ['views', 'revenue', 'rpm', 'shorts_count', 'name'] as const;

export type ChannelOrder = { sort: (typeof channelSorts)[number]; order: 'asc' | 'desc' };

/** A channel with its sums of a period. */
export type ChannelEntry = {
  row: ChannelRow;
  tally: Tally;
  /** Videos of it that are known; counted where they are shown or sorted by. */
  shorts?: number;
};

const compareBigints = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);

/** Prices are compared as the ratios they are: nothing is rounded before. */
const comparePrices = ({ priced: a }: Tally, { priced: b }: Tally) =>
  compareBigints((a?.revenue ?? 0n) * (b?.views ?? 0n), (b?.revenue ?? 0n) * (a?.views ?? 0n));

const orders: Record<ChannelOrder['sort'], (a: ChannelEntry, b: ChannelEntry) => number> = {
  views: (a, b) => compareBigints(a.tally.views ?? 0n, b.tally.views ?? 0n),
  revenue: (a, b) => compareBigints(a.tally.revenue ?? 0n, b.tally.revenue ?? 0n),
  rpm: (a, b) => comparePrices(a.tally, b.tally),
  shorts_count: (a, b) => (a.shorts ?? 0) - (b.shorts ?? 0),
  name: (a, b) => (a.row.name < b.row.name ? -1 : a.row.name > b.row.name ? 1 : 0),
};

const hasPrice = ({ tally }: ChannelEntry) => (tally.priced?.views ?? 0n) > 0n;

/** What has no price stands last whichever way the prices are sorted. */
export const sorted = (entries: readonly ChannelEntry[], { sort, order }: ChannelOrder) => {
  const sign = order === 'asc' ? 1 : -1;
  return entries.toSorted((a, b) => {
    if (sort === 'rpm' && hasPrice(a) !== hasPrice(b)) return hasPrice(a) ? -1 : 1;
    const byOrder = sign * orders[sort](a, b);
    return byOrder === 0 ? (a.row.channel_id < b.row.channel_id ? -1 : 1) : byOrder;
  });
};

/** A channel without rows had nothing, which is 0 where its day was delivered. */
const entryOf = (row: ChannelRow, delivered: Delivered): ChannelEntry => ({
  row,
  tally: tallyOfSums(
    { ...row, views: row.views ?? '0', red_views: row.red_views ?? '0', revenue: row.revenue ?? '0' },
    delivered,
  ),
});

/** Charts have as many colours. */
const COLOURS = 30;

/** A channel as reports name it; its colour is the same in every one of them. */
export const refOf = ({ channel_id: id, youtube_id, name, handle, thumbnail, place }: ChannelRow) => ({
  ...{ id, youtube_id, name, handle, thumbnail },
  color: Number(place) % COLOURS,
});

/** The channels that a viewer sees in a period, in no order, and what a day of it is worth. */
export const createChannelEntries =
  ({ db, context }: { db: Db; context: ReportContext }) =>
  async (viewer: Viewer, query: Period & Selection & { search?: string | undefined }) => {
    const { from, to, search, ...selection } = query;
    const scope = await context.scopeOf(viewer, selection);
    const { days, rate, status } = await context.valuesOf(viewer, { from, to });
    const rows = await channelSums(db, { scope, period: { from, to }, days, search: searchOf(search) });
    return { scope, days, rate, status, entries: rows.map((row) => entryOf(row, deliveredIn(days))) };
  };
