import type { Db } from '../../../platform/database/database.ts';
import {
  type ChannelEntry,
  type ChannelOrder,
  createChannelEntries,
  toChannelRef,
  sortEntries,
} from './channel-entries.ts';
import { countVideosByChannel } from './channel-sums.repository.ts';
import { haveBothSigns } from '../figures/money.ts';
import { listChangesBetween } from './definition-changes.ts';
import type { ConvertedDay } from '../scope/report-days.ts';
import type { Comparison } from '../scope/period.ts';
import { computeFigures, hasFigures } from '../figures/figures.ts';
import { addSums, deliveredIn, toSums, zeroRow } from '../figures/sums.ts';
import type { ReportContext, Selection, Viewer } from '../scope/report-context.ts';
import { computeMemberShare, type Scope } from '../scope/scope.ts';
import type { Period } from '../../../platform/calendar.ts';

export type ChannelReportQuery = Selection &
  Period &
  Comparison &
  ChannelOrder & {
    search?: string | undefined;
    page: number;
    size: number;
  };

type Entries = { entries: readonly ChannelEntry[]; days: readonly ConvertedDay[] };

/** Where a day was delivered, the sums are 0, not null, without any channel. */
const totalOf = ({ entries, days }: Entries) =>
  addSums(
    entries.map(({ sums }) => sums),
    toSums(zeroRow, deliveredIn(days)),
  );

export const createChannelReport = ({ db, context }: { db: Db; context: ReportContext }) => {
  const entriesOf = createChannelEntries({ db, context });

  const counted = async ({ accountId }: Scope, entries: readonly ChannelEntry[]) => {
    const channelIds = entries.map(({ row }) => row.channel_id);
    const counts = await countVideosByChannel(db, { accountId, channelIds });
    return entries.map((entry) => ({ ...entry, shorts: counts.get(entry.row.channel_id) ?? 0 }));
  };

  /** The channels of a period with their figures beside those of the comparison. */
  return async (viewer: Viewer, query: ChannelReportQuery) => {
    const { from, to, page, size } = query;
    const current = await entriesOf(viewer, query);
    const { window, gap } = await context.findWindow(query);
    const compared = window && !gap ? await entriesOf(viewer, { ...query, ...window }) : undefined;
    const before = compared && hasFigures(totalOf(compared)) ? compared : undefined;
    const previous = new Map(before?.entries.map(({ row, sums }) => [row.channel_id, computeFigures(sums)]));
    const all = await counted(current.scope, current.entries);
    const items = sortEntries(all, query, viewer.language).slice(page * size, (page + 1) * size);
    return {
      period: { from, to },
      compare: window ?? null,
      compare_gap: compared && !before ? ('no_figures' as const) : gap,
      compare_changes: window && before ? listChangesBetween(query, window) : [],
      currency: viewer.currency,
      rate: current.rate,
      status: current.status,
      items: items.map(({ row, sums, shorts = 0 }) => ({
        channel: toChannelRef(row),
        shorts_count: shorts,
        ...computeFigures(sums),
        previous: previous.get(row.channel_id) ?? null,
        member_share: computeMemberShare({ ...current.whole, channelIds: [row.channel_id] }, { from, to }),
      })),
      total: all.length,
      page,
      size,
      totals: {
        shorts_count: all.reduce((sum, { shorts }) => sum + shorts, 0),
        ...computeFigures(totalOf(current)),
        has_both_signs: haveBothSigns(all.map(({ sums }) => sums.revenue)),
      },
      previous_totals: before ? computeFigures(totalOf(before)) : null,
      member_share: computeMemberShare(current.whole, { from, to }),
    };
  };
};
