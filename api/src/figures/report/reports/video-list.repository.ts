import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import type { PreparedSearch } from '../../../platform/search/text-match.ts';
import { selectAddedSums, sumColumns } from '../figures/sum-figures.ts';
import type { Scope } from '../scope/scope.ts';
import {
  selectVideoDetails,
  joinSearch,
  orderOf,
  totalColumns,
  type VideoOrder,
  type VideoPageRow,
  joinVideo,
  toPage,
} from './video.repository.ts';

/** The maximum size of a page, so that a page is in at most two parts. */
const VIDEOS_PER_PART = 100;

/** Lists of an account besides those of months; a screen needs one for each sort order. */
const MAX_LISTS = 32;
/** Days for which lists of whole months are stored, because lists of longer periods are computed from them. */
const MONTH_LIST_DAYS = 40;

/** The key of a materialised list: the account, the hash of what it depends on, and its sort order. */
export type ListKey = VideoOrder & {
  accountId: string;
  contentHash: string;
};

const columns = sql`channel_id, video_id, ${sumColumns()}`;

/** Whether the list was read at the current counters of changes that its content hash does not cover. */
const isCurrent = (accountId: string, sort: RawBuilder<unknown>) => sql`
  figures = coalesce((select figures from video_list_version where account_id = ${accountId}), 0)
  and (${sort} <> 'published' or dates = coalesce((select dates from video_list_version where account_id = ${accountId}), 0))`;

const listByKey = ({ accountId, contentHash: filter, sort, order }: ListKey) => sql`
  select id, total, unattributed, totals, unattributed_totals from video_list
  where account_id = ${accountId} and content_hash = ${filter} and sort = ${sort} and direction = ${order}
    and ${isCurrent(accountId, sql.ref('sort'))} limit 1`;

/** Reads a page of a materialised list; undefined when the list does not exist. */
export const readListPage = async (
  db: Db,
  key: ListKey,
  { limit, offset }: { limit: number; offset: number },
) => {
  const { accountId } = key;
  const [first, last] = [offset, offset + limit - 1].map((place) => Math.floor(place / VIDEOS_PER_PART));
  const { rows } = await sql<VideoPageRow>`
    with l as (${listByKey(key)}), s as (
      select v.*, p.part * ${sql.lit(VIDEOS_PER_PART)} + v.place - 1 as at
      from l join video_list_part p on p.list_id = l.id and p.part between ${first} and ${last},
        unnest(p.videos) with ordinality v(${columns}, place)
    )
    select l.*, s.*, ${selectVideoDetails(accountId).columns}
    from l left join s on s.at between ${offset} and ${offset + limit - 1} and s.at < l.total
    ${selectVideoDetails(accountId).joins}
    order by s.at`.execute(db);
  return rows.length > 0 ? toPage(rows) : undefined;
};

/** Whether this list exists in this sort order. */
export const listExists = async (db: Db, key: ListKey): Promise<boolean> => {
  const { rows } = await sql`${listByKey(key)}`.execute(db);
  return rows.length > 0;
};

/** The id of any list of the same videos, in any sort order. */
export const findList = async (
  db: Db,
  { accountId, contentHash: filter }: Pick<ListKey, 'accountId' | 'contentHash'>,
) => {
  const { rows } = await sql<{ id: string }>`
    select id from video_list
    where account_id = ${accountId} and content_hash = ${filter} and ${isCurrent(accountId, sql`''`)} limit 1`.execute(
    db,
  );
  return rows[0]?.id;
};

/** Locks a list against deletion until the transaction ends; returns false when it has been deleted. */
export const lockList = async (trx: Trx, id: string) => {
  const { rows } = await sql`select from video_list where id = ${id} for key share`.execute(trx);
  return rows.length > 0;
};

/** The rows of materialised lists as `f`. */
const listRows = (ids: readonly string[]) => sql`
  video_list_part p, unnest(p.videos) f(${columns})
  where p.list_id in (${sql.join(ids)})`;

/** The source of a list: the sums of its videos as the table `s`, and the lists they are read from. */
export type ListSource = { sums: RawBuilder<unknown>; lists: readonly string[] };

/** Adds up the lists of the parts of a period. */
export const readSumsOfLists = (lists: readonly string[]): ListSource => ({
  lists,
  sums:
    lists.length === 1
      ? sql`with s as materialized (select f.* from ${listRows(lists)})`
      : sql`
    with s as materialized (
      select f.channel_id, f.video_id, ${selectAddedSums('f.')} from ${listRows(lists)} group by f.channel_id, f.video_id
    )`,
});

/** The videos of a materialised list that a search finds. */
export const searchListSums = (
  { accountId }: Scope,
  { list, search }: { list: string; search: PreparedSearch },
) => sql`
  with s as materialized (
    select f.* from (select f.* from ${listRows([list])}) f ${joinSearch(accountId, search)}
  )`;

/**
 * Sorts the videos and stores the list. Its counters are read in the same statement as its rows, so that a concurrent
 * change leaves a list that no request finds. Nothing is stored unless all source lists still exist and are current.
 */
export const insertList = async (
  db: Db,
  key: ListKey,
  { sums, lists, isMonth }: ListSource & { isMonth: boolean },
) => {
  const { accountId, contentHash: filter, sort, order } = key;
  const sources = lists.length > 0 ? sql.join(lists) : sql`null`;
  await sql`
    ${sums}, totals as (select ${totalColumns} from s), inserted as (
      insert into video_list (id, account_id, content_hash, sort, direction, figures, dates, is_month, total, unattributed, totals, unattributed_totals)
      select gen_random_uuid(), ${accountId}, ${filter}, ${sort}, ${order}, coalesce(v.figures, 0), coalesce(v.dates, 0),
        ${isMonth}::boolean, totals.*
      from totals left join video_list_version v on v.account_id = ${accountId}
      where ${lists.length} = (
        select count(*) from video_list l where l.id in (${sources}) and l.figures = coalesce(v.figures, 0)
      )
      returning id
    ), placed as (
      select s.*, row_number() over (order by s.video_id = '', ${orderOf(key)}) - 1 as place
      from s ${sort === 'published' ? joinVideo(accountId) : sql``}
    )
    insert into video_list_part (list_id, part, videos)
    select inserted.id, place / ${sql.lit(VIDEOS_PER_PART)}, array_agg(row(${columns})::listed_video order by place)
    from inserted, placed group by inserted.id, place / ${sql.lit(VIDEOS_PER_PART)}`.execute(db);
};

/** Deletes lists that have expired, and the oldest ones of an account with more than `MAX_LISTS`. */
export const deleteOldLists = async (db: Db, accountId: string) => {
  await sql`
    delete from video_list
    where created_at < now() - case when is_month then ${sql.lit(MONTH_LIST_DAYS)} else 1 end * interval '1 day' or id in (
      select id from video_list where account_id = ${accountId} and not is_month
      order by created_at desc offset ${sql.lit(MAX_LISTS)}
    )`.execute(db);
};

/** Whether the channels in scope have at least `count` videos. */
export const hasAtLeastVideos = async (db: Db, { accountId, channelIds }: Scope, count: number) => {
  const channels = channelIds ? sql`and channel_id in (${sql.join(channelIds)})` : sql``;
  const { rows } = await sql<{ found: number }>`
    select 1 as found from video where account_id = ${accountId} ${channels} offset ${count - 1} limit 1`.execute(
    db,
  );
  return rows.length > 0;
};
