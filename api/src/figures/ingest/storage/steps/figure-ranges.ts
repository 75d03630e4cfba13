import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { FactRelation } from '../fact.repository.ts';
import type { AccountDay } from '../account-days.ts';

type Bound = { channel_id: string; video_id: string };

/** Some videos of an account on a day. */
export type FigureRange = AccountDay & {
  /** The condition of their rows. */
  condition: RawBuilder<unknown>;
  /** The condition of the channels whose last video is one of them. */
  ofChannels: RawBuilder<unknown>;
  isLast: boolean;
};

const compare = (operator: '>' | '<=', { channel_id: channel, video_id: video }: Bound) =>
  sql`and (channel_id, video_id) ${sql.raw(operator)} (${channel}::uuid, ${video}::text collate "C")`;

/** Whether a key comes before another one in the order of the database. */
const isBefore = (a: Bound, b: Bound) =>
  a.channel_id === b.channel_id
    ? Buffer.compare(Buffer.from(a.video_id), Buffer.from(b.video_id)) < 0
    : a.channel_id < b.channel_id;

/**
 * Splits the rows of an account and a day in the order of their keys, so that a statement over one part of them is short.
 * All rows of a video are in one part.
 */
export async function* splitIntoRanges(
  db: Db,
  { account_id: accountId, day }: AccountDay,
  { tables, size }: { tables: readonly (FactRelation | 'video_day')[]; size: number },
): AsyncGenerator<FigureRange> {
  const place = sql`account_id = ${accountId}::uuid and day = ${day}::date`;
  let [after, fromChannel] = [sql``, sql``];
  for (;;) {
    let last: Bound | undefined;
    // Each table by itself is read in the order of its index; a union of them would be sorted.
    for (const table of tables) {
      const { rows } = await sql<Bound>`
        select channel_id, video_id from ${sql.table(table)} where ${place} ${after}
        order by channel_id, video_id offset ${size} limit 1`.execute(db);
      const [found] = rows;
      if (found && (!last || isBefore(found, last))) last = found;
    }
    yield {
      account_id: accountId,
      day,
      condition: last ? sql`${place} ${after} ${compare('<=', last)}` : sql`${place} ${after}`,
      ofChannels: sql`${place} ${fromChannel} ${last ? sql`and channel_id < ${last.channel_id}::uuid` : sql``}`,
      isLast: !last,
    };
    if (!last) return;
    after = compare('>', last);
    fromChannel = sql`and channel_id >= ${last.channel_id}::uuid`;
  }
}
