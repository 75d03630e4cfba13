import { toMediaUrl } from '../../../content/media/drawing.ts';
import type { ConvertedDay } from '../scope/report-days.ts';
import type { Selection } from '../scope/report-context.ts';
import type { Scope } from '../scope/scope.ts';
import { computeFigures } from '../figures/figures.ts';
import { type Delivered, deliveredIn, type SumRow, toSums, zeroRow } from '../figures/sums.ts';
import type { VideoLists } from './video-lists.ts';
import type { VideoRow, VideoSort } from './video.repository.ts';
import type { Period } from '../../../platform/calendar.ts';

export type VideoReportQuery = {
  search?: string | undefined;
  sort: VideoSort;
  order: 'asc' | 'desc';
  page: number;
  size: number;
} & Selection &
  Period;

/** A row of a video report; callers replace a missing title in the viewer's language. */
export const toVideoItem = (row: VideoRow, delivered: Delivered) => ({
  id: row.video_id,
  /** Null until it is fetched from YouTube's Data API, and after it has expired. */
  title: row.title,
  // Without YouTube's thumbnail a generated one is used, the same for each id.
  thumbnail: row.thumbnail ?? toMediaUrl('thumbnail', row.video_id),
  channel: { id: row.channel_id, name: row.channel_name, thumbnail: row.channel_thumbnail },
  published_on: row.published_on,
  track: row.isrc !== null && row.track_title !== null ? { title: row.track_title, isrc: row.isrc } : null,
  ...computeFigures(toSums(row, delivered)),
});

/** A page of the videos with figures in the period, and the totals of all videos found and of unattributed figures. */
export const videoReport = async (
  lists: VideoLists,
  { scope, days, query }: { scope: Scope; days: readonly ConvertedDay[]; query: VideoReportQuery },
) => {
  const { from, to, search, sort, order, page, size } = query;
  const delivered = deliveredIn(days);
  const formatSums = (row: SumRow) => computeFigures(toSums(row, delivered));
  if (days.length === 0 || scope.channelIds?.length === 0)
    return { items: [], total: 0, page, size, totals: formatSums(zeroRow), unattributed: null };
  const found = await lists.page({
    scope,
    period: { from, to },
    days,
    search: await lists.prepareSearch(scope.accountId, search),
    sort,
    order,
    limit: size,
    offset: page * size,
  });
  const isEmpty = found.total === 0 && !found.unattributed;
  return {
    items: found.items.map((row) => toVideoItem(row, delivered)),
    total: found.total,
    page,
    size,
    totals: formatSums(isEmpty ? zeroRow : found.totals),
    unattributed: found.unattributed ? formatSums(found.unattributed) : null,
  };
};
