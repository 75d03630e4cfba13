import { toPacificDay } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import { endSpans } from '../../platform/database/end-spans.ts';
import { LAST_DAY, WHOLE } from '../../platform/day-span.ts';
import { AppError } from '../../errors/app-error.ts';
import {
  isSharedEqually,
  type MemberPart,
  planShares,
  sumParts,
  type AssignmentSpan,
} from './assignment-plan.ts';
import { createAssignmentRepository } from './assignment.repository.ts';
import { createChannelRepository } from './channel.repository.ts';

/** The assignments of an account with their channels. */
const selectAssigned = (db: Db | Trx, accountId: string) =>
  db
    .selectFrom('channel_member')
    .innerJoin('channel', (join) =>
      join
        .onRef('channel.account_id', '=', 'channel_member.account_id')
        .onRef('channel.id', '=', 'channel_member.channel_id'),
    )
    .where('channel_member.account_id', '=', accountId);

/** What a further member gets where parts were chosen: the part that belongs to nobody. */
const restFor = (member: string, spans: readonly AssignmentSpan[]): MemberPart => {
  const part = WHOLE - sumParts(spans);
  if (part > 0) return { member, part };
  throw new AppError('validation', {
    fields: [{ path: 'channels', code: 'invalid', hint: 'channel_divided' }],
  });
};

/**
 * Assigns a locked channel to a member, or ends its assignment, from today on. Equal parts stay equal; whoever has a
 * channel whose parts were chosen keeps this part, and what the member had is nobody's afterwards.
 * @throws AppError `validation` when chosen parts leave nothing for the member
 */
const reassign = async (
  { trx, accountId, now }: { trx: Trx; accountId: string; now: Date },
  kind: 'assign' | 'unassign',
  { channelId, memberId }: { channelId: string; memberId: string },
) => {
  const repository = createAssignmentRepository(trx, accountId);
  const from = toPacificDay(now);
  const spans = await repository.spansFrom(channelId, from);
  const choose = () => (kind === 'assign' ? [restFor(memberId, spans)] : []);
  const parts = isSharedEqually(spans) ? undefined : choose();
  const shares = planShares(spans, { kind, order: { members: [memberId], parts }, from, now });
  if (shares) await repository.shareFrom(channelId, from, shares);
};

/** Which channels the members of an account see; for modules that list members. */
export const createChannelAssignments = (db: Db | Trx) => ({
  async ofMembers(accountId: string, memberIds: readonly string[]) {
    if (memberIds.length === 0) return new Map<string, { id: string; name: string; thumbnail: string }[]>();
    const rows = await selectAssigned(db, accountId)
      .select(['channel_member.member_id', 'channel.id', 'channel.name', 'channel.thumbnail'])
      .where('channel_member.member_id', 'in', memberIds)
      .where('channel_member.until_day', '=', LAST_DAY)
      .orderBy('channel.registered_at')
      .orderBy('channel.id')
      .execute();
    return Map.groupBy(
      rows.map(({ member_id, ...channel }) => ({ memberId: member_id, ...channel })),
      ({ memberId }) => memberId,
    );
  },

  /** All assignments of a member: the running ones first, then those that ended, the newest first. */
  async historyOfMember(accountId: string, memberId: string) {
    const rows = await selectAssigned(db, accountId)
      .select(['channel.id', 'channel.name', 'channel.handle', 'channel.thumbnail'])
      .select(['channel_member.from_day', 'channel_member.until_day', 'channel_member.part'])
      .select((eb) =>
        eb
          .selectFrom('channel_member as other')
          .select(({ fn }) => fn.countAll<string>().as('total'))
          .whereRef('other.account_id', '=', 'channel_member.account_id')
          .whereRef('other.channel_id', '=', 'channel_member.channel_id')
          .whereRef('other.member_id', '<>', 'channel_member.member_id')
          .where('other.until_day', '=', LAST_DAY)
          .as('other_members'),
      )
      .where('channel_member.member_id', '=', memberId)
      .orderBy('channel_member.until_day', 'desc')
      .orderBy('channel_member.from_day', 'desc')
      .orderBy('channel.name')
      .orderBy('channel.id')
      .execute();
    return rows.map(({ id, name, handle, thumbnail, other_members, ...span }) => ({
      ...span,
      other_members: Number(other_members),
      channel: { id, name, handle, thumbnail },
    }));
  },

  /**
   * Assigns channels of an account to a member too, from today on, and locks them, so that none is deleted meanwhile.
   * @throws AppError `not_found` when one of them is missing or of another account, `validation` when chosen parts of
   * one leave nothing
   */
  async assignTo(trx: Trx, accountId: string, memberId: string, channelIds: readonly string[], now: Date) {
    const wanted = [...new Set(channelIds)];
    if (wanted.length === 0) return;
    const found = await createChannelRepository(trx).lock(accountId, wanted);
    if (found.length < wanted.length) throw new AppError('not_found');
    for (const { id } of found)
      await reassign({ trx, accountId, now }, 'assign', { channelId: id, memberId });
  },

  /**
   * Ends the assignments of a locked member on a day, also those that began later. Its parts become
   * unassigned; other members keep theirs. Returns the channels.
   */
  async endFrom(trx: Trx, accountId: string, memberId: string, day: string) {
    const rows = await trx
      .selectFrom('channel_member')
      .select('channel_id')
      .distinct()
      .where('account_id', '=', accountId)
      .where('member_id', '=', memberId)
      .where('until_day', '>', day)
      .execute();
    const ids = rows.map(({ channel_id: id }) => id);
    if (ids.length === 0) return [];
    const channels = createChannelRepository(trx);
    for (const channel of await channels.lock(accountId, ids)) await channels.update(accountId, channel, {});
    await endSpans(trx, 'channel_member', { key: { account_id: accountId, member_id: memberId }, day });
    return ids.toSorted();
  },

  /**
   * Ends the assignments of a locked member, which is about to be deleted or archived: its channels are shared equally
   * by their other members, who keep chosen parts. Also locks those of ended assignments, because these are deleted
   * with the member.
   */
  async unassignAll(trx: Trx, accountId: string, memberId: string, now: Date) {
    const rows = await trx
      .selectFrom('channel_member')
      .select('channel_id')
      .distinct()
      .where('account_id', '=', accountId)
      .where('member_id', '=', memberId)
      .execute();
    if (rows.length === 0) return;
    const ids = rows.map(({ channel_id: id }) => id);
    const locked = await createChannelRepository(trx).lock(accountId, ids);
    for (const { id } of locked)
      await reassign({ trx, accountId, now }, 'unassign', { channelId: id, memberId });
  },
});
