import type { Db } from '../../platform/database/database.ts';
import {
  type ChannelEntry,
  type ChannelOrder,
  createChannelEntries,
  refOf,
  sorted,
} from './channel-entries.ts';
import { videoCounts } from './channel-sums.repository.ts';
import type { DayValue } from './day-values.ts';
import type { Comparison, Period } from './period.ts';
import { deliveredIn, tallyOfSums, zeroSums } from './priced-sums.ts';
import type { ReportContext, Selection, Viewer } from './report-context.ts';
import type { Scope } from './report.repository.ts';
import { addTallies, type Figures, figuresOf, type Tally } from './tally.ts';

export type ChannelReportQuery = Selection &
  Period &
  Comparison &
  ChannelOrder & {
    search?: string | undefined;
    page: number;
    size: number;
  };

type Entries = { entries: readonly ChannelEntry[]; days: readonly DayValue[] };

/** Without a single channel there is nothing, which is 0 where a day was delivered. */
const totalOf = ({ entries, days }: Entries) =>
  figuresOf(addTallies([tallyOfSums(zeroSums, deliveredIn(days)), ...entries.map(({ tally }) => tally)]));

export const createChannelReport = ({ db, context }: { db: Db; context: ReportContext }) => {
  const entriesOf = createChannelEntries({ db, context });

  const counted = async ({ accountId }: Scope, entries: readonly ChannelEntry[]) => {
    const channelIds = entries.map(({ row }) => row.channel_id);
    const counts = await videoCounts(db, { accountId, channelIds });
    return entries.map((entry) => ({ ...entry, shorts: counts.get(entry.row.channel_id) ?? 0 }));
  };

  /** The channels of a period with their figures beside those they are compared with. */
  return async (viewer: Viewer, query: ChannelReportQuery) => {
    const { from, to, page, size } = query;
    const current = await entriesOf(viewer, query);
    const { window, isCovered } = await context.windowOf(query);
    const before = window && isCovered ? await entriesOf(viewer, { ...query, ...window }) : undefined;
    const previous = new Map(before?.entries.map(({ row, tally }) => [row.channel_id, tally]));
    const all = await counted(current.scope, current.entries);
    const items = sorted(all, query).slice(page * size, (page + 1) * size);
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
      total: all.length,
      page,
      size,
      totals: { shorts_count: all.reduce((sum, { shorts }) => sum + shorts, 0), ...totalOf(current) },
      previous_totals: before ? totalOf(before) : null,
    };
  };
};
