import type { Trx } from '../../platform/database/database.ts';
import { LAST_DAY, WHOLE } from '../../platform/day-span.ts';

type Assignee = { id: string; assignedAt: Date };

/** Divides a whole into equal parts; the first ones get the basis points that are left over. */
export const equalParts = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.floor(WHOLE / count) + (index < WHOLE % count ? 1 : 0));

/** Writes of assignments, inside a transaction. */
export const createAssignmentRepository = (trx: Trx, accountId: string) => {
  const running = async (channelId: string): Promise<Assignee[]> => {
    const rows = await trx
      .selectFrom('channel_member')
      .select(['member_id', 'assigned_at'])
      .where('account_id', '=', accountId)
      .where('channel_id', '=', channelId)
      .where('until_day', '=', LAST_DAY)
      .orderBy('assigned_at')
      .orderBy('member_id')
      .execute();
    return rows.map(({ member_id: id, assigned_at: assignedAt }) => ({ id, assignedAt }));
  };

  /** Ends the running spans of a channel before `today`; what was earned before stays. */
  const end = async (channelId: string, today: string) => {
    // A span that begins today has earned nothing yet.
    await trx
      .deleteFrom('channel_member')
      .where('account_id', '=', accountId)
      .where('channel_id', '=', channelId)
      .where('until_day', '=', LAST_DAY)
      .where('from_day', '>=', today)
      .execute();
    await trx
      .updateTable('channel_member')
      .set({ until_day: today })
      .where('account_id', '=', accountId)
      .where('channel_id', '=', channelId)
      .where('until_day', '=', LAST_DAY)
      .execute();
  };

  const begin = async (channelId: string, assignees: readonly Assignee[], today: string) => {
    if (assignees.length === 0) return;
    const parts = equalParts(assignees.length);
    await trx
      .insertInto('channel_member')
      .values(
        assignees.map(({ id, assignedAt }, index) => ({
          ...{ account_id: accountId, channel_id: channelId, member_id: id, assigned_at: assignedAt },
          ...{ from_day: today, until_day: LAST_DAY, part: parts[index] ?? 0 },
        })),
      )
      .execute();
  };

  const shareEqually = async (channelId: string, assignees: readonly Assignee[], today: string) => {
    await end(channelId, today);
    await begin(channelId, assignees, today);
  };

  return {
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

    /**
     * Shares a locked channel equally among its members and further ones, from `today` on; returns whether any of these
     * was not assigned before.
     */
    async assign(
      channelId: string,
      memberIds: readonly string[],
      { now, today }: { now: Date; today: string },
    ) {
      const before = await running(channelId);
      const added = memberIds.filter((member) => before.every(({ id }) => id !== member)).toSorted();
      if (added.length === 0) return false;
      const further = added.map((id) => ({ id, assignedAt: now }));
      await shareEqually(channelId, [...before, ...further], today);
      return true;
    },

    /**
     * Ends assignments of a locked channel before `today`, and shares it equally among its other members; returns whether
     * any of these was assigned.
     */
    async unassign(channelId: string, memberIds: readonly string[], { today }: { today: string }) {
      const before = await running(channelId);
      const left = before.filter(({ id }) => !memberIds.includes(id));
      if (left.length === before.length) return false;
      await shareEqually(channelId, left, today);
      return true;
    },
  };
};
