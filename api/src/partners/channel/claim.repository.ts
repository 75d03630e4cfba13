import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import { endSpans } from '../../platform/database/end-spans.ts';
import { FIRST_DAY, LAST_DAY } from '../../platform/day-span.ts';

/** Claims of YouTube channels; the whole service has one running claim per channel. */
export const createClaimRepository = (db: Db | Trx) => ({
  owners: (youtubeIds: readonly string[]) =>
    db
      .selectFrom('channel_claim')
      .innerJoin('channel', (join) =>
        join
          .onRef('channel.account_id', '=', 'channel_claim.account_id')
          .onRef('channel.id', '=', 'channel_claim.channel_id'),
      )
      .select(['channel_claim.youtube_id', 'channel.account_id', 'channel.id', 'channel.status'])
      .select('channel.registered_at')
      .where('channel_claim.youtube_id', 'in', youtubeIds)
      .where('channel_claim.until_day', '=', LAST_DAY)
      .execute(),

  /**
   * Claims a channel from its approval on when it is returning, else on every day that no former claim has; false when
   * another account or row has it. Waits for simultaneous claims of the channel.
   */
  async claim(
    youtubeId: string,
    { accountId, channelId, isReturning }: { accountId: string; channelId: string; isReturning: boolean },
  ) {
    const { rows } = await sql`
      insert into channel_claim as known (youtube_id, account_id, channel_id, from_day)
      select ${youtubeId}, ${accountId}::uuid, ${channelId}::uuid,
        greatest(${isReturning ? LAST_DAY : FIRST_DAY}::date, max(until_day))
      from channel_claim where youtube_id = ${youtubeId}
      on conflict (youtube_id) where until_day = ${sql.lit(LAST_DAY)} do update set youtube_id = known.youtube_id
      where known.account_id = excluded.account_id and known.channel_id = excluded.channel_id
      returning 1`.execute(db);
    return rows.length > 0;
  },

  /** Whether the channel was registered and deleted before. */
  async wasDeleted(youtubeId: string) {
    const row = await db
      .selectFrom('former_channel')
      .select('youtube_id')
      .where('youtube_id', '=', youtubeId)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** A returning channel that waits for its approval earns from this day on; of all others every day counts. */
  async beginEarning({ accountId, channelId, day }: { accountId: string; channelId: string; day: string }) {
    await db
      .updateTable('channel_claim')
      .set({ from_day: day })
      .where('account_id', '=', accountId)
      .where('channel_id', '=', channelId)
      .where('from_day', '=', LAST_DAY)
      .execute();
  },

  /** Ends the claims of a channel on a day, or deletes them, so that it can be registered by another account. */
  async release({ accountId, channelId }: { accountId: string; channelId: string }, until = FIRST_DAY) {
    await endSpans(db, 'channel_claim', {
      key: { account_id: accountId, channel_id: channelId },
      day: until,
    });
  },

  /** The first day of a channel's running claim; undefined without one. */
  async findStart({ accountId, channelId }: { accountId: string; channelId: string }) {
    const row = await db
      .selectFrom('channel_claim')
      .select('from_day')
      .where('account_id', '=', accountId)
      .where('channel_id', '=', channelId)
      .where('until_day', '=', LAST_DAY)
      .executeTakeFirst();
    return row?.from_day;
  },

  /** Begins a claim on a day on which another one has ended. */
  async beginOn(youtubeId: string, key: { accountId: string; channelId: string }, day: string) {
    await db
      .insertInto('channel_claim')
      .values({ youtube_id: youtubeId, account_id: key.accountId, channel_id: key.channelId, from_day: day })
      .execute();
  },

  /** Remembers a channel that is archived, as the database does one that is deleted. */
  async remember(youtubeId: string) {
    await db
      .insertInto('former_channel')
      .values({ youtube_id: youtubeId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});
