import type { Trx } from '../../platform/database/database.ts';

/** Writes of assignments, inside a transaction. */
export const createAssignmentRepository = (trx: Trx, accountId: string) => ({
  /** Returns which ids are members of the account, and locks them, so that none is deleted meanwhile. */
  async lockMembers(ids: readonly string[]) {
    const rows = await trx
      .selectFrom('member')
      .select('id')
      .where('account_id', '=', accountId)
      .where('role', '=', 'member')
      .where('id', 'in', ids)
      .orderBy('id')
      .forKeyShare()
      .execute();
    return rows.map(({ id }) => id);
  },

  /** Returns the members that were not assigned before. */
  async assign(channelId: string, memberIds: readonly string[], now: Date) {
    const rows = await trx
      .insertInto('channel_member')
      .values(
        memberIds.map((member) => ({
          account_id: accountId,
          channel_id: channelId,
          member_id: member,
          assigned_at: now,
        })),
      )
      .onConflict((conflict) => conflict.columns(['account_id', 'channel_id', 'member_id']).doNothing())
      .returning('member_id')
      .execute();
    return rows.map(({ member_id: id }) => id);
  },

  /** Returns the members that were assigned before. */
  async unassign(channelId: string, memberIds: readonly string[]) {
    const rows = await trx
      .deleteFrom('channel_member')
      .where('account_id', '=', accountId)
      .where('channel_id', '=', channelId)
      .where('member_id', 'in', memberIds)
      .returning('member_id')
      .execute();
    return rows.map(({ member_id: id }) => id);
  },
});
