import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Period } from '../../platform/calendar.ts';
import { isVisible } from '../../figures/ingest/visible-rows.ts';
import type { VideoMonth } from './compare-months.ts';
import type { ExplainedLine } from './explained-line.ts';

/** The sums of each video on the days of its channel that count; figures without a video are one of their own. */
export const readVideoMonths = async (
  db: Db,
  { accountId, lines, from, to }: { accountId: string; lines: readonly ExplainedLine[] } & Period,
): Promise<VideoMonth[]> => {
  if (lines.length === 0) return [];
  const days = JSON.stringify(lines.map(({ channelId, day }) => ({ channel_id: channelId, day })));
  const { rows } = await sql<
    Record<'channel_id' | 'video_id' | 'views' | 'premium_views' | 'revenue' | 'premium', string>
  >`
    select f.channel_id, f.video_id, coalesce(sum(f.views), 0)::text as views,
      coalesce(sum(f.premium_views), 0)::text as premium_views, coalesce(sum(f.revenue_micros), 0)::text as revenue,
      coalesce(sum(f.premium_revenue_micros), 0)::text as premium
    from video_day f
    join json_to_recordset(${days}::json) as l(channel_id uuid, day date) on l.channel_id = f.channel_id and l.day = f.day
    where f.account_id = ${accountId} and f.day between ${from} and ${to} and ${isVisible(accountId, 'f')}
    group by f.channel_id, f.video_id`.execute(db);
  return rows.map((row) => ({
    channelId: row.channel_id,
    videoId: row.video_id,
    views: BigInt(row.views),
    premiumViews: BigInt(row.premium_views),
    revenue: BigInt(row.revenue),
    premium: BigInt(row.premium),
  }));
};
