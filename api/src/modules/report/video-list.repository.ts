import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import { type PricedSums, pricedSumNames } from './priced-sums.ts';
import type { Scope } from './report.repository.ts';
import {
  describing,
  matching,
  orderOf,
  totalColumns,
  type VideoOrder,
  type VideoRow,
  videoOf,
} from './video.repository.ts';

/** The most that a page may have, so that it lies in two parts at most. */
const VIDEOS_PER_PART = 100;

/** Of an account, beside its months; a screen needs one for each way it is sorted. */
const MOST_LISTS = 32;
/** Months are over and longer periods are made of them, so they are worth keeping until the next is. */
const MONTH_DAYS = 40;

/** Which list: the account's, of what is in it, and how it is sorted. */
export type ListKey = VideoOrder & {
  accountId: string;
  filter: string;
};

const columns = sql.raw(['channel_id', 'video_id', ...pricedSumNames].join(', '));

/** A list counts as long as nothing happened that no file of its days tells of. */
const isCurrent = (accountId: string, sort: RawBuilder<unknown>) => sql`
  figures = coalesce((select figures from list_version where account_id = ${accountId}), 0)
  and (${sort} <> 'published' or dates = coalesce((select dates from list_version where account_id = ${accountId}), 0))`;

const theList = ({ accountId, filter, sort, order }: ListKey) => sql`
  select id, total, lost, totals, lost_totals from video_list
  where account_id = ${accountId} and filter = ${filter} and sort = ${sort} and direction = ${order}
    and ${isCurrent(accountId, sql.ref('sort'))} limit 1`;

type PageRow = VideoRow & { total: number; lost: number; totals: PricedSums; lost_totals: PricedSums };

/** A page of a kept list; undefined where it is not kept. */
export const readPage = async (
  db: Db,
  key: ListKey,
  { limit, offset }: { limit: number; offset: number },
) => {
  const { accountId } = key;
  const [first, last] = [offset, offset + limit - 1].map((place) => Math.floor(place / VIDEOS_PER_PART));
  const { rows } = await sql<PageRow>`
    with l as (${theList(key)}), s as (
      select v.*, p.part * ${sql.lit(VIDEOS_PER_PART)} + v.place - 1 as at
      from l join video_list_part p on p.list_id = l.id and p.part between ${first} and ${last},
        unnest(p.videos) with ordinality v(${columns}, place)
    )
    select l.*, s.*, ${describing(accountId).columns}
    from l left join s on s.at between ${offset} and ${offset + limit - 1} and s.at < l.total
    ${describing(accountId).joins}
    order by s.at`.execute(db);
  const [list] = rows;
  return (
    list && {
      total: list.total,
      totals: list.totals,
      unattributed: list.lost > 0 ? list.lost_totals : undefined,
      // A page beyond the end still tells the totals, in a row without a video.
      items: rows.filter(({ channel_id }) => channel_id !== null),
    }
  );
};

/** Whether this very list is kept. */
export const isKept = async (db: Db, key: ListKey): Promise<boolean> => {
  const { rows } = await sql`${theList(key)}`.execute(db);
  return rows.length > 0;
};

/** Any list of the same videos, whichever way it is sorted. */
export const findList = async (db: Db, { accountId, filter }: Pick<ListKey, 'accountId' | 'filter'>) => {
  const { rows } = await sql<{ id: string }>`
    select id from video_list
    where account_id = ${accountId} and filter = ${filter} and ${isCurrent(accountId, sql`''`)} limit 1`.execute(
    db,
  );
  return rows[0]?.id;
};

/** Keeps a list from being let go until the transaction ends; answers whether it is still there. */
export const holdList = async (trx: Trx, id: string) => {
  const { rows } = await sql`select from video_list where id = ${id} for key share`.execute(trx);
  return rows.length > 0;
};

/** The rows of kept lists as `f`. */
const rowsOfLists = (ids: readonly string[]) => sql`
  video_list_part p, unnest(p.videos) f(${columns})
  where p.list_id in (${sql.join(ids)})`;

/** What a list is made of: the sums of its videos as the table `s`, the beginning of a query. */
export type ListSource = { sums: RawBuilder<unknown>; lists: readonly string[] };

const added = sql.raw(pricedSumNames.map((name) => `sum(f.${name}) as ${name}`).join(', '));

/** Lists of parts of a period make the list of all of it. */
export const sumsOfLists = (lists: readonly string[]): ListSource => ({
  lists,
  sums:
    lists.length === 1
      ? sql`with s as materialized (select f.* from ${rowsOfLists(lists)})`
      : sql`
    with s as materialized (
      select f.channel_id, f.video_id, ${added} from ${rowsOfLists(lists)} group by f.channel_id, f.video_id
    )`,
});

/** Of a kept list, the videos that a search finds. */
export const searchedSums = ({ accountId }: Scope, { list, search }: { list: string; search: string }) => sql`
  with s as materialized (
    select f.* from (select f.* from ${rowsOfLists([list])}) f ${matching(accountId, search)}
  )`;

const jsonOf = (prefix: string) =>
  sql.raw(
    `jsonb_build_object(${pricedSumNames.map((name) => `'${name}', ${prefix}${name}::text`).join(', ')})`,
  );

/**
 * Sorts the videos and keeps them. A list tells what was known when it was read, in the same statement: what changes
 * meanwhile makes it one that nobody finds. Lists that it is made of must be current and still there, or nothing is kept.
 */
export const keepList = async (
  db: Db,
  key: ListKey,
  { sums, lists, isMonth }: ListSource & { isMonth: boolean },
) => {
  const { accountId, filter, sort, order } = key;
  const sources = lists.length > 0 ? sql.join(lists) : sql`null`;
  await sql`
    ${sums}, totals as (select ${totalColumns} from s), made as (
      insert into video_list (id, account_id, filter, sort, direction, figures, dates, is_month, total, lost, totals, lost_totals)
      select gen_random_uuid(), ${accountId}, ${filter}, ${sort}, ${order}, coalesce(v.figures, 0), coalesce(v.dates, 0),
        ${isMonth}::boolean, total, lost, ${jsonOf('total_')}, ${jsonOf('lost_')}
      from totals left join list_version v on v.account_id = ${accountId}
      where ${lists.length} = (
        select count(*) from video_list l where l.id in (${sources}) and l.figures = coalesce(v.figures, 0)
      )
      returning id
    ), placed as (
      select s.*, row_number() over (order by s.video_id = '', ${orderOf(key)}) - 1 as place
      from s ${sort === 'published' ? videoOf(accountId) : sql``}
    )
    insert into video_list_part (list_id, part, videos)
    select made.id, place / ${sql.lit(VIDEOS_PER_PART)}, array_agg(row(${columns})::listed_video order by place)
    from made, placed group by made.id, place / ${sql.lit(VIDEOS_PER_PART)}`.execute(db);
};

/** Lets go of lists that nobody can need any more: those of another day, and the oldest of an account with very many. */
export const dropOldLists = async (db: Db, accountId: string) => {
  await sql`
    delete from video_list
    where made_at < now() - case when is_month then ${sql.lit(MONTH_DAYS)} else 1 end * interval '1 day' or id in (
      select id from video_list where account_id = ${accountId} and not is_month
      order by made_at desc offset ${sql.lit(MOST_LISTS)}
    )`.execute(db);
};

/** Whether some channels, or all of an account, have so many videos. */
export const hasVideos = async (db: Db, { accountId, channelIds }: Scope, count: number) => {
  const channels = channelIds ? sql`and channel_id in (${sql.join(channelIds)})` : sql``;
  const { rows } = await sql<{ found: number }>`
    select 1 as found from video where account_id = ${accountId} ${channels} offset ${count - 1} limit 1`.execute(
    db,
  );
  return rows.length > 0;
};
