import { CHANNEL_STATUS } from '@portal/shared/facts';
import type { Insertable, Updateable } from 'kysely';
import type { Trx } from '../../platform/database/database.ts';
import { channelColumns } from './channel-list.repository.ts';
import type { ChannelTable } from './channel.tables.ts';

/** Writes of channels, inside a transaction. */
export const createChannelRepository = (trx: Trx) => ({
  /** Locks channels of an account that are not archived, in the order of their ids, so that simultaneous changes cannot deadlock. */
  lock: (accountId: string, ids: readonly string[]) =>
    trx
      .selectFrom('channel')
      .select(channelColumns)
      .where('account_id', '=', accountId)
      .where('id', 'in', ids)
      .where('archived_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute(),

  async isManager(accountId: string) {
    const row = await trx
      .selectFrom('member')
      .select('id')
      .where('account_id', '=', accountId)
      .where('role', '=', 'manager')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** The account of a channel that is not archived. */
  async findAccount(id: string) {
    const row = await trx
      .selectFrom('channel')
      .select('account_id')
      .where('id', '=', id)
      .where('archived_at', 'is', null)
      .executeTakeFirst();
    return row?.account_id;
  },

  /** Locks a channel of any account, for operators. */
  lockAnywhere: (id: string) =>
    trx
      .selectFrom('channel')
      .select(channelColumns)
      .select('account_id')
      .where('id', '=', id)
      .where('archived_at', 'is', null)
      .forUpdate()
      .executeTakeFirst(),

  /** The rejected channels of all accounts, which any account may register again. */
  listRejected: (youtubeId: string) =>
    trx
      .selectFrom('channel')
      .select(['account_id', 'id'])
      .where('youtube_id', '=', youtubeId)
      .where('status', '=', CHANNEL_STATUS.rejected)
      .where('archived_at', 'is', null)
      .orderBy('account_id')
      .execute(),

  /** Also an archived channel, which may be registered again. */
  lockByYoutubeId: (accountId: string, youtubeId: string) =>
    trx
      .selectFrom('channel')
      .select(['id', 'status', 'version', 'archived_at'])
      .where('account_id', '=', accountId)
      .where('youtube_id', '=', youtubeId)
      .forUpdate()
      .executeTakeFirst(),

  async insert(row: Insertable<ChannelTable>) {
    await trx.insertInto('channel').values(row).execute();
  },

  /** Updates a locked channel and increments its version. */
  async update(
    accountId: string,
    { id, version }: { id: string; version: number },
    change: Updateable<ChannelTable>,
  ) {
    await trx
      .updateTable('channel')
      .set({ ...change, version: version + 1 })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
  },

  async delete(accountId: string, ids: readonly string[]) {
    await trx.deleteFrom('channel').where('account_id', '=', accountId).where('id', 'in', ids).execute();
  },
});
