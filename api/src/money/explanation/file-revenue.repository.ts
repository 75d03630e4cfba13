import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Day, Period } from '../../platform/calendar.ts';
import { joinReport } from '../../figures/ingest/corrections.read.ts';
import { type ReportTypeId, REVENUE_REPORT } from '../../figures/ingest/report-types.ts';
import { isVisible } from '../../figures/ingest/visible-rows.ts';

/** Which revenue is read: of an account, some of its channels, or one video. */
export type RevenueScope = {
  accountId: string;
  channelIds: readonly string[] | undefined;
  videoId?: string | undefined;
} & Period;

/** What a file that counts has of a channel on a day. */
export type FileRevenue = {
  channel_id: string;
  day: Day;
  file_id: string;
  is_final: boolean;
  rows: number;
  micros: string;
};

const inScope = ({ accountId, channelIds, videoId, from, to }: RevenueScope) => sql`
  f.account_id = ${accountId} and f.day between ${from} and ${to}
    ${channelIds ? sql`and f.channel_id = any (${channelIds}::uuid[])` : sql``}
    ${videoId === undefined ? sql`` : sql`and f.video_id = ${videoId}`}`;

/** Estimated and final revenue by channel, day and the file that it was read from; only what counts. */
export const readFileRevenue = async (db: Db, scope: RevenueScope): Promise<FileRevenue[]> => {
  if (scope.channelIds?.length === 0) return [];
  const { rows } = await sql<FileRevenue>`
    select f.channel_id, f.day, r.file_id, false as is_final, count(*)::integer as rows,
      coalesce(sum(f.revenue_micros), 0)::text as micros
    from revenue_fact f
    join report_day r on r.report_type = ${REVENUE_REPORT} and r.day = f.day and r.owner = f.owner and r.version = f.version
    where ${inScope(scope)} group by f.channel_id, f.day, r.file_id
    union all
    select f.channel_id, f.day, r.file_id, true, count(*)::integer, coalesce(sum(f.revenue_micros), 0)::text
    from settled_fact f
    ${joinReport('f')}
    where ${inScope(scope)} group by f.channel_id, f.day, r.file_id
    order by 2, 1, 3`.execute(db);
  return rows;
};

/** The revenue that reports sum, by channel and day. */
export const readRevenue = async (
  db: Db,
  scope: RevenueScope,
): Promise<{ channel_id: string; day: Day; micros: string }[]> => {
  if (scope.channelIds?.length === 0) return [];
  const table = sql.table(scope.videoId === undefined ? 'channel_day' : 'video_day');
  const { rows } = await sql<{ channel_id: string; day: Day; micros: string }>`
    select f.channel_id, f.day, f.revenue_micros::text as micros from ${table} f
    where ${inScope(scope)} and f.revenue_micros is not null and ${isVisible(scope.accountId, 'f')}
    order by f.day, f.channel_id`.execute(db);
  return rows;
};

export type NamedChannel = { id: string; youtube_id: string; name: string };

export const listChannels = async (
  db: Db,
  { accountId, ids }: { accountId: string; ids: readonly string[] },
): Promise<NamedChannel[]> => {
  if (ids.length === 0) return [];
  return db
    .selectFrom('channel')
    .select(['id', 'youtube_id', 'name'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
};

/** The channel of an account's video; undefined when it has no such video. */
export const findChannelOfVideo = async (
  db: Db,
  { accountId, videoId }: { accountId: string; videoId: string },
) => {
  const row = await db
    .selectFrom('video')
    .select('channel_id')
    .where('account_id', '=', accountId)
    .where('id', '=', videoId)
    .executeTakeFirst();
  return row?.channel_id;
};

export type FileOfRevenue = {
  id: string;
  name: string;
  owner: string;
  report_type: ReportTypeId;
  digest: string;
  created_at: Date;
  ingested_at: Date;
  withdrawn_at: Date | null;
};

export const listFiles = async (db: Db, ids: readonly string[]): Promise<FileOfRevenue[]> => {
  if (ids.length === 0) return [];
  return db
    .selectFrom('ingest_file')
    .select(['id', 'name', 'owner', 'report_type', 'digest', 'created_at', 'ingested_at', 'withdrawn_at'])
    .where('id', 'in', ids)
    .orderBy('report_type')
    .orderBy('owner')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
};
