import type { Trx } from '../../platform/database/database.ts';
import { endSpans } from '../../platform/database/end-spans.ts';
import { LAST_DAY } from '../../platform/day-span.ts';
import type { Share, AssignmentSpan } from './assignment-plan.ts';

/** Writes of assignments, inside a transaction. */
export const createAssignmentRepository = (trx: Trx, accountId: string) => {
  const insert = async (channelId: string, spans: readonly AssignmentSpan[]) => {
    if (spans.length === 0) return;
    const rows = spans.map((span) => ({ ...span, account_id: accountId, channel_id: channelId }));
    await trx.insertInto('channel_member').values(rows).execute();
  };

  const spans = (channelId: string) =>
    trx
      .selectFrom('channel_member')
      .select(['member_id', 'assigned_at', 'from_day', 'until_day', 'part'])
      .where('account_id', '=', accountId)
      .where('channel_id', '=', channelId)
      .orderBy('assigned_at')
      .orderBy('member_id')
      .orderBy('from_day');

  return {
    /** Returns which ids are members of the account and not archived, and locks them, so that none is deleted meanwhile. */
    async lockMembers(ids: readonly string[]) {
      if (ids.length === 0) return [];
      const rows = await trx
        .selectFrom('member')
        .select('id')
        .where('account_id', '=', accountId)
        .where('role', '=', 'member')
        .where('archived_at', 'is', null)
        .where('id', 'in', ids)
        .orderBy('id')
        .forKeyShare()
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Whether the contract of one of these members has ended. */
    async hasEnded(ids: readonly string[], today: string) {
      if (ids.length === 0) return false;
      const row = await trx
        .selectFrom('member')
        .select('id')
        .where('account_id', '=', accountId)
        .where('id', 'in', ids)
        .where('contract_until', '<=', today)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** A locked channel's spans of a day and later ones, the members assigned first at the beginning. */
    spansFrom: (channelId: string, day: string): Promise<AssignmentSpan[]> =>
      spans(channelId).where('until_day', '>', day).execute(),

    /** The spans that a change from a day on can write: those of the day, later ones, and those that end before it. */
    spansAround: (channelId: string, day: string): Promise<AssignmentSpan[]> =>
      spans(channelId).where('until_day', '>=', day).execute(),

    /** Gives a locked channel to these members from a day on; what is before that day stays. */
    async shareFrom(channelId: string, day: string, shares: readonly Share[]) {
      await endSpans(trx, 'channel_member', { key: { account_id: accountId, channel_id: channelId }, day });
      await insert(
        channelId,
        shares.map(({ id, assignedAt, part }) => ({
          member_id: id,
          assigned_at: assignedAt,
          part,
          from_day: day,
          until_day: LAST_DAY,
        })),
      );
    },

    /** Replaces the spans around a day (see `spansAround`) of a locked channel. */
    async replaceAround(channelId: string, day: string, replacement: readonly AssignmentSpan[]) {
      await trx
        .deleteFrom('channel_member')
        .where('account_id', '=', accountId)
        .where('channel_id', '=', channelId)
        .where('until_day', '>=', day)
        .execute();
      await insert(channelId, replacement);
    },
  };
};

export type AssignmentRepository = ReturnType<typeof createAssignmentRepository>;
