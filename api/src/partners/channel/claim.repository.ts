import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';

/** The day of a returning channel before its approval. */
const UNTIL_APPROVAL = '9999-12-31';

/** Claims of YouTube channels; the whole service has one per channel. */
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
      .execute(),

  /** Claims a channel; false when another account or row has it. Waits for simultaneous claims of the channel. */
  async claim(
    youtubeId: string,
    { accountId, channelId, isReturning }: { accountId: string; channelId: string; isReturning: boolean },
  ) {
    const { rows } = await sql`
      insert into channel_claim as known (youtube_id, account_id, channel_id, earns_from)
      values (${youtubeId}, ${accountId}, ${channelId}, ${isReturning ? UNTIL_APPROVAL : null}::date)
      on conflict (youtube_id) do update set youtube_id = known.youtube_id
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

  /** A returning channel earns from this day on; of all others every day counts. */
  async beginEarning({ accountId, channelId, day }: { accountId: string; channelId: string; day: string }) {
    await db
      .updateTable('channel_claim')
      .set({ earns_from: day })
      .where('account_id', '=', accountId)
      .where('channel_id', '=', channelId)
      .where('earns_from', 'is not', null)
      .execute();
  },

  /** Deletes the claim, so that the channel's true owner can register it. */
  async release(accountId: string, channelId: string) {
    await db
      .deleteFrom('channel_claim')
      .where('account_id', '=', accountId)
      .where('channel_id', '=', channelId)
      .execute();
  },
});
