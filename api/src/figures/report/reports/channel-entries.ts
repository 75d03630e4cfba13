import type { Language } from '@portal/shared/facts';
import type { Db } from '../../../platform/database/database.ts';
import { createNameComparison } from '../../../platform/name-order.ts';
import { type ChannelRow, readChannelSums } from './channel-sums.repository.ts';
import { compareByFigure, hasFigure } from '../figures/figures.ts';
import { type Delivered, deliveredIn, type Sums, toSums } from '../figures/sums.ts';
import type { ReportContext, Selection, Viewer } from '../scope/report-context.ts';
import { clipScope } from '../scope/scope.ts';
import type { Period } from '../../../platform/calendar.ts';

export const channelSorts = ['views', 'engaged_views', 'revenue', 'rpm', 'shorts_count', 'name'] as const;

export type ChannelOrder = { sort: (typeof channelSorts)[number]; order: 'asc' | 'desc' };

/** A channel with its sums of a period. */
export type ChannelEntry = {
  row: ChannelRow;
  sums: Sums;
  /** The number of its known videos; set only where it is shown or sorted by. */
  shorts?: number;
};

/** Names have the order of the language. Channels without the figure come last in both orders. */
export const sortEntries = (
  entries: readonly ChannelEntry[],
  { sort, order }: ChannelOrder,
  language: Language,
) => {
  const sign = order === 'asc' ? 1 : -1;
  const compareNames = createNameComparison(language);
  const compare = (a: ChannelEntry, b: ChannelEntry) => {
    if (sort === 'name') return compareNames(a.row.name, b.row.name);
    if (sort === 'shorts_count') return (a.shorts ?? 0) - (b.shorts ?? 0);
    return compareByFigure(sort, a.sums, b.sums);
  };
  const isLast = ({ sums }: ChannelEntry) =>
    sort !== 'name' && sort !== 'shorts_count' && !hasFigure(sort, sums);
  return entries.toSorted((a, b) => {
    if (isLast(a) !== isLast(b)) return isLast(a) ? 1 : -1;
    const byOrder = sign * compare(a, b);
    return byOrder === 0 ? (a.row.channel_id < b.row.channel_id ? -1 : 1) : byOrder;
  });
};

/** A channel without rows has 0 where its days were delivered, because reports omit rows without figures. */
const entryOf = (row: ChannelRow, delivered: Delivered): ChannelEntry => ({
  row,
  sums: toSums(
    { ...row, views: row.views ?? '0', premium_views: row.premium_views ?? '0', revenue: row.revenue ?? '0' },
    delivered,
  ),
});

/** The number of colours that charts have. */
const COLOURS = 30;

/** A channel as responses contain it; its colour is the same in every report. */
export const toChannelRef = ({ channel_id: id, youtube_id, name, handle, thumbnail, place }: ChannelRow) => ({
  id,
  youtube_id,
  name,
  handle,
  thumbnail,
  color: Number(place) % COLOURS,
});

/** Reads the unsorted channels that a viewer sees in a period, and the conversion of each of its days. */
export const createChannelEntries =
  ({ db, context }: { db: Db; context: ReportContext }) =>
  async (viewer: Viewer, query: Period & Selection & { search?: string | undefined }) => {
    const { from, to, search, ...selection } = query;
    const whole = await context.readScope(viewer, selection);
    const scope = clipScope(whole, { from, to });
    const { days, rate, status } = await context.readDays(viewer, scope, { from, to });
    const rows = await readChannelSums(db, {
      scope,
      period: { from, to },
      days,
      search: await context.searchChannels(viewer, search),
    });
    return { whole, scope, days, rate, status, entries: rows.map((row) => entryOf(row, deliveredIn(days))) };
  };
