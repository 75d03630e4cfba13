import { mediaUrl } from '../media/drawing.ts';
import type { DayValue } from './day-values.ts';
import type { Period } from './period.ts';
import type { Scope } from './report.repository.ts';
import { type Delivered, deliveredIn, type PricedSums, tallyOfSums, zeroSums } from './priced-sums.ts';
import { figuresOf } from './tally.ts';
import type { VideoLists } from './video-lists.ts';
import type { VideoRow, VideoSort } from './video.repository.ts';

export type VideoReportQuery = {
  member?: string | undefined;
  channel?: string | undefined;
  search?: string | undefined;
  sort: VideoSort;
  order: 'asc' | 'desc';
  page: number;
  size: number;
} & Period;

/** A row of a report as it is told; the title is the viewer's language's matter where there is none. */
export const videoItem = (row: VideoRow, delivered: Delivered) => ({
  id: row.video_id,
  /** Null: the platform's data interface has not told it yet, or it may no longer be kept. */
  title: row.title,
  // Without the platform's picture there is a drawn one, the same each time.
  thumbnail: row.thumbnail ?? mediaUrl('thumbnail', row.video_id),
  channel: { id: row.channel_id, name: row.channel_name, thumbnail: row.channel_thumbnail },
  published_on: row.published_on,
  track: row.isrc !== null && row.track_title !== null ? { title: row.track_title, isrc: row.isrc } : null,
  ...figuresOf(tallyOfSums(row, delivered)),
});

/** What a person typed to search by, as it is compared; undefined where it is nothing. */
export const searchOf = (search: string | undefined) => search?.normalize('NFC').trim() || undefined;

/** A page of the videos with figures in the period; the totals are those of every video that was found and of what belongs to none. */
export const videoReport = async (
  lists: VideoLists,
  { scope, days, query }: { scope: Scope; days: readonly DayValue[]; query: VideoReportQuery },
) => {
  const { from, to, search, sort, order, page, size } = query;
  const delivered = deliveredIn(days);
  const told = (sums: PricedSums) => figuresOf(tallyOfSums(sums, delivered));
  if (days.length === 0 || scope.channelIds?.length === 0)
    return { items: [], total: 0, page, size, totals: told(zeroSums), unattributed: null };
  const found = await lists.page({
    ...{ scope, period: { from, to }, days, search: searchOf(search) },
    ...{ sort, order, limit: size, offset: page * size },
  });
  const isEmpty = found.total === 0 && !found.unattributed;
  return {
    items: found.items.map((row) => videoItem(row, delivered)),
    total: found.total,
    page,
    size,
    totals: told(isEmpty ? zeroSums : found.totals),
    unattributed: found.unattributed ? told(found.unattributed) : null,
  };
};
