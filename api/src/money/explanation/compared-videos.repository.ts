import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isVisible } from '../../figures/ingest/visible-rows.ts';
import type { ExplainedLine } from './explained-line.ts';

export const countColumns = ['views', 'premium_views', 'revenue', 'premium'] as const;

export type CountSums = Record<(typeof countColumns)[number], string>;

/** Sums over the videos of a channel in one of two periods, those that both have apart from the others. */
export type PairedRow<Row = CountSums> = {
  channel_id: string;
  is_after: boolean;
  is_kept: boolean;
  /** How many they are; figures that YouTube attributes to no video are none. */
  videos: number;
} & Row;

/** The sums of one video, whose rows are `f`. */
export const selectCounts = sql`f.channel_id, f.video_id, coalesce(sum(f.views), 0) as views,
  coalesce(sum(f.premium_views), 0) as premium_views, coalesce(sum(f.revenue_micros), 0) as revenue,
  coalesce(sum(f.premium_revenue_micros), 0) as premium`;

const sumEach = (names: readonly string[]) =>
  sql.raw(names.map((name) => `sum(${name})::text as ${name}`).join(', '));

/** The sums of each video as the table `videos`, the beginning of a query: a row for each period that has the video. */
export const pairVideos = (before: RawBuilder<unknown>, after: RawBuilder<unknown>) => sql`
  with sides as (
    select true as is_after, a.* from (${after}) a union all select false, b.* from (${before}) b
  ), videos as (select *, count(*) over (partition by channel_id, video_id) > 1 as is_kept from sides)`;

/** The sums by channel: at most four rows for each, however many videos it has. */
export const selectByChannel = (names: readonly string[]) => sql`
  select channel_id, is_after, is_kept, (count(*) filter (where video_id <> ''))::integer as videos, ${sumEach(names)}
  from videos group by channel_id, is_after, is_kept`;

const selectOnLines = (accountId: string, lines: readonly ExplainedLine[]) => {
  const days = JSON.stringify(lines.map(({ channelId, day }) => ({ channel_id: channelId, day })));
  const dates = lines.map(({ day }) => day).toSorted();
  return sql`
    select ${selectCounts} from video_day f
    join json_to_recordset(${days}::json) as l(channel_id uuid, day date) on l.channel_id = f.channel_id and l.day = f.day
    where f.account_id = ${accountId} and f.day between ${dates.at(0) ?? null} and ${dates.at(-1) ?? null}
      and ${isVisible(accountId, 'f')}
    group by f.channel_id, f.video_id`;
};

/** The videos of two months by channel, on the days of each that its lines have. */
export const readVideosOnLines = async (
  db: Db,
  accountId: string,
  { before, after }: Record<'before' | 'after', readonly ExplainedLine[]>,
): Promise<PairedRow[]> => {
  const { rows } = await sql<PairedRow>`
    ${pairVideos(selectOnLines(accountId, before), selectOnLines(accountId, after))}
    ${selectByChannel(countColumns)}`.execute(db);
  return rows;
};
