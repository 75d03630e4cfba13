import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { selectCountingLists, selectIsrc, type PendingList } from '../counting-lists.ts';

/** Some videos, as a condition on the columns of a table with accounts and videos. */
export type VideoRange = (account: string, video: string) => RawBuilder<unknown>;

type VideoIsrcs = {
  /** A list that does not count yet, whose ISRCs are stored in the column that does not count. */
  pending?: PendingList;
  /** @default all videos */
  range?: VideoRange;
};

const isSecondCounting = async (trx: Trx) => {
  const row = await trx.selectFrom('isrc_column').select('is_second').executeTakeFirst();
  return row?.is_second ?? false;
};

/** Sets each video's ISRC to that of its longest match; videos without one keep theirs. */
export const updateIsrcs = async (trx: Trx, { pending, range = () => sql`true` }: VideoIsrcs = {}) => {
  const isSecond = (await isSecondCounting(trx)) !== (pending !== undefined);
  const column = sql.ref(isSecond ? 'second_isrc' : 'isrc');
  // The asset is looked up by its key, once, and only for claims that have no ISRC themselves. Each table has the condition
  // of the range, because the planner would read one without it as a whole.
  await sql`
    with heard as materialized (
      select distinct on (account_id, video_id) account_id, video_id, isrc
      from (
        select c.account_id, c.video_id, c.matched_seconds, c.id, c.owner, coalesce(c.isrc, (
          select a.isrc from asset a where a.owner = c.owner and a.version = l.assets and a.id = c.asset_id
        )) as isrc
        from video_claim c
        join ${selectCountingLists(pending)} l on l.owner = c.owner and l.claims = c.version
        where ${range('c.account_id', 'c.video_id')}
        offset 0
      ) claimed
      where isrc is not null
      order by account_id, video_id, matched_seconds desc nulls last, id, owner
    )
    update video v set ${column} = n.isrc
    from (
      select account_id, video_id, coalesce(heard.isrc, own.isrc) as isrc
      from (select w.account_id, w.id as video_id, ${selectIsrc('w')} as isrc from video w) own
      left join heard using (account_id, video_id)
      where ${range('account_id', 'video_id')}
    ) n
    where ${range('v.account_id', 'v.id')} and v.account_id = n.account_id and v.id = n.video_id and v.${column} is distinct from n.isrc`.execute(
    trx,
  );
};

/** Makes the ISRCs of the other column count. */
export const exchangeIsrcColumns = async (trx: Trx) => {
  await trx
    .insertInto('isrc_column')
    .values({ is_second: true })
    .onConflict((conflict) =>
      conflict.column('is_only').doUpdateSet({ is_second: sql`not isrc_column.is_second` }),
    )
    .execute();
};

const accountsWithChannels = async (db: Db) => {
  const rows = await db.selectFrom('channel').select('account_id').distinct().execute();
  return rows.map((row) => row.account_id);
};

/**
 * Splits all videos in the order of their keys, so that a statement over one part of them and their claims is short: each
 * has up to `size` videos and claims of any version, or one video with its claims.
 */
export async function* splitVideos(db: Db, size: number): AsyncGenerator<VideoRange> {
  for (const accountId of await accountsWithChannels(db)) {
    let next: string | undefined = '';
    while (next !== undefined) {
      const after: string = next;
      const start: VideoRange = (account, video) =>
        sql`${sql.ref(account)} = ${accountId}::uuid and ${sql.ref(video)} > ${after}`;
      // Both columns are compared, because the planner would otherwise sort all videos of an account in a table without statistics.
      const nth = (table: string, video: string) => sql`(
        select case when account_id = ${accountId}::uuid then ${sql.ref(video)} end from ${sql.table(table)}
        where (account_id, ${sql.ref(video)}) > (${accountId}::uuid, ${after}::text collate "C")
        order by account_id, ${sql.ref(video)} offset ${size} limit 1)`;
      const { rows } = await sql<{ last: string | null }>`
        select least(${nth('video', 'id')}, ${nth('video_claim', 'video_id')}) as last`.execute(db);
      const last = rows[0]?.last ?? undefined;
      yield last === undefined
        ? start
        : (account, video) => sql`${start(account, video)} and ${sql.ref(video)} <= ${last}`;
      next = last;
    }
  }
}
