import type { Db, Trx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';

/** Which channels the members of an account see; for modules that list members. */
export const createChannelAssignments = (db: Db | Trx) => ({
  async ofMembers(accountId: string, memberIds: readonly string[]) {
    if (memberIds.length === 0) return new Map<string, { id: string; name: string; thumbnail: string }[]>();
    const rows = await db
      .selectFrom('channel_member')
      .innerJoin('channel', (join) =>
        join
          .onRef('channel.account_id', '=', 'channel_member.account_id')
          .onRef('channel.id', '=', 'channel_member.channel_id'),
      )
      .select(['channel_member.member_id', 'channel.id', 'channel.name', 'channel.thumbnail'])
      .where('channel_member.account_id', '=', accountId)
      .where('channel_member.member_id', 'in', memberIds)
      .orderBy('channel.registered_at')
      .orderBy('channel.id')
      .execute();
    return Map.groupBy(
      rows.map(({ member_id, ...channel }) => ({ memberId: member_id, ...channel })),
      ({ memberId }) => memberId,
    );
  },

  /**
   * Assigns channels of an account to a member, and locks them, so that none is deleted meanwhile.
   * @throws AppError `not_found` when one of them is missing or of another account
   */
  async assignTo(trx: Trx, accountId: string, memberId: string, channelIds: readonly string[], now: Date) {
    const wanted = [...new Set(channelIds)];
    if (wanted.length === 0) return;
    const found = await trx
      .selectFrom('channel')
      .select('id')
      .where('account_id', '=', accountId)
      .where('id', 'in', wanted)
      .orderBy('id')
      .forKeyShare()
      .execute();
    if (found.length < wanted.length) throw new AppError('not_found');
    await trx
      .insertInto('channel_member')
      .values(
        wanted.map((channelId) => ({
          account_id: accountId,
          channel_id: channelId,
          member_id: memberId,
          assigned_at: now,
        })),
      )
      .execute();
  },
});
