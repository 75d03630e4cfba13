import type { Db } from '../../platform/database/database.ts';

/** Which channels the members of an account see; for modules that show people. */
export const createChannelAssignments = (db: Db) => ({
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
});
