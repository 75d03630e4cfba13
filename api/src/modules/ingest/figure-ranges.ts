import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { AccountDay } from './affected-days.repository.ts';
import type { VersionedRelation } from './hidden-figures.repository.ts';

type Bound = { channel_id: string; video_id: string };

/** Some videos of an account on a day, as a condition of rows. */
export type FigureRange = AccountDay & { condition: RawBuilder<unknown> };

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
export async function* figureRanges(
  db: Db,
  { account_id: accountId, day }: AccountDay,
  { relations, size }: { relations: readonly VersionedRelation[]; size: number },
): AsyncGenerator<FigureRange> {
  const place = sql`account_id = ${accountId}::uuid and day = ${day}::date`;
  let after = sql``;
  for (;;) {
    let last: Bound | undefined;
    // Each table by itself is read in the order of its index; a union of them would be sorted.
    for (const relation of relations) {
      const { rows } = await sql<Bound>`
        select channel_id, video_id from ${sql.table(relation)} where ${place} ${after}
        order by channel_id, video_id offset ${size} limit 1`.execute(db);
      const [found] = rows;
      if (found && (!last || isBefore(found, last))) last = found;
    }
    yield {
      account_id: accountId,
      day,
      condition: last ? sql`${place} ${after} ${compare('<=', last)}` : sql`${place} ${after}`,
    };
    if (!last) return;
    after = compare('>', last);
  }
}
