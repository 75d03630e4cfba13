import type { Db } from '../../platform/database/database.ts';
import { mediaUrl } from '../media/drawing.ts';
import type { DayValue } from './day-values.ts';
import type { Period } from './period.ts';
import type { Scope } from './report.repository.ts';
import { figuresOf, type Tally } from './tally.ts';
import { findVideos, type VideoRow, type VideoSort, type VideoSums } from './video.repository.ts';

export type VideoReportQuery = {
  member?: string | undefined;
  search?: string | undefined;
  sort: VideoSort;
  order: 'asc' | 'desc';
  page: number;
  size: number;
} & Period;

const bigintOf = (text: string | null) => (text === null ? null : BigInt(text));

/** What was delivered in the period at all. */
type Delivered = {
  hasViews: boolean;
  hasRevenue: boolean;
};

const tallyOf = (sums: VideoSums, { hasViews, hasRevenue }: Delivered): Tally => ({
  views: hasViews ? bigintOf(sums.views) : null,
  premiumViews: hasViews ? bigintOf(sums.red_views) : null,
  revenue: hasRevenue ? bigintOf(sums.revenue) : null,
  priced:
    sums.priced_views === null || sums.priced_revenue === null
      ? null
      : {
          views: BigInt(sums.priced_views),
          premiumViews: BigInt(sums.priced_red_views ?? '0'),
          revenue: BigInt(sums.priced_revenue),
          premiumRevenue: BigInt(sums.priced_red_revenue ?? '0'),
        },
});

const idOf = (row: VideoRow) => (row.video_id === '' ? `unattributed-${row.youtube_id}` : row.video_id);

const itemOf = (row: VideoRow, delivered: Delivered) => ({
  id: idOf(row),
  /** Null: the platform's data interface has not told it yet, or there is no video. */
  title: row.title,
  isAttributed: row.video_id !== '',
  // Without the platform's picture there is a drawn one, the same each time.
  thumbnail: row.thumbnail ?? mediaUrl('thumbnail', idOf(row)),
  channel: { id: row.channel_id, name: row.channel_name, thumbnail: row.channel_thumbnail },
  published_on: row.published_on,
  track: row.isrc !== null && row.track_title !== null ? { title: row.track_title, isrc: row.isrc } : null,
  ...figuresOf(tallyOf(row, delivered)),
});

/** A page of the videos with figures in the period; the totals are those of every video that was found. */
export const videoReport = async (
  db: Db,
  { scope, days, query }: { scope: Scope; days: readonly DayValue[]; query: VideoReportQuery },
) => {
  const { from, to, search, sort, order, page, size } = query;
  const delivered = {
    hasViews: days.some(({ hasViews }) => hasViews),
    hasRevenue: days.some(({ hasRevenue }) => hasRevenue),
  };
  if (days.length === 0 || scope.channelIds?.length === 0) {
    const nothing = { views: '0', red_views: '0', revenue: '0' };
    const noPrices = {
      priced_views: null,
      priced_red_views: null,
      priced_revenue: null,
      priced_red_revenue: null,
    };
    return {
      items: [],
      total: 0,
      page,
      size,
      totals: figuresOf(tallyOf({ ...nothing, ...noPrices }, delivered)),
    };
  }
  const found = await findVideos(db, {
    scope,
    period: { from, to },
    days,
    search: search?.normalize('NFC').trim() || undefined,
    sort,
    order,
    limit: size,
    offset: page * size,
  });
  const zero = (sums: VideoSums): VideoSums =>
    found.total > 0 ? sums : { ...sums, views: '0', red_views: '0', revenue: '0' };
  return {
    items: found.items.map((row) => itemOf(row, delivered)),
    total: found.total,
    page,
    size,
    totals: figuresOf(tallyOf(zero(found.totals), delivered)),
  };
};
