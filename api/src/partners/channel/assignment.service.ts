import { type Clock, toPacificDay } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { checkVersion, type SeenVersion } from '../../platform/http/if-match.ts';
import type { Session } from '../../platform/http/request-context.ts';
import type { Actor } from '../../access/audit/actor.ts';
import type { AuditAction } from '../../access/audit/audit-actions.ts';
import type { Audit } from '../../access/audit/audit.service.ts';
import { notify } from '../../access/notification/notify.ts';
import { lockAssignments } from '../../access/account/account-lock.ts';
import { findFirstShareDay } from '../../figures/ingest/closed-days.ts';
import { findLastEnds } from './channel-spans.ts';
import { type AssignmentOrder, planShares } from './assignment-plan.ts';
import { checkStart, findEarliestStart } from './assignment-start.ts';
import { isSameSpans, membersOfOtherSpans, readTrail } from './assignment-trail.ts';
import { type AssignmentRepository, createAssignmentRepository } from './assignment.repository.ts';
import { findChannelResponses } from './channel-responses.ts';
import { createChannelRepository } from './channel.repository.ts';

export type AssignmentChange = AssignmentOrder & {
  channel: string;
  /** The first day for which it holds; undefined for today. */
  from?: string | undefined;
};

type Caller = { session: Session; actor: Actor; seen: SeenVersion };

/** A locked channel, of which the caller has seen this version. */
type LockedChannel = {
  trx: Trx;
  accountId: string;
  channel: { id: string; version: number; registered_at: Date };
  assignments: AssignmentRepository;
};

/** What was written, and the first day for which it holds. */
type Written = { action: AuditAction; from: string };

type Assigned = { members: readonly { id: string; part: number }[] };

const toParts = ({ members }: Assigned) => new Map(members.map(({ id, part }) => [id, part]));

/** The members who have another part of a channel afterwards, and which. */
const listChangedParts = (before: Assigned, after: Assigned) => {
  const [had, has] = [toParts(before), toParts(after)];
  return [...new Set([...had.keys(), ...has.keys()])]
    .map((id) => ({ id, part: has.get(id) ?? 0 }))
    .filter(({ id, part }) => part !== (had.get(id) ?? 0));
};

/**
 * Assigns channels to members and ends assignments, from a day on. Nothing earned before that day changes; the channel
 * and its revenue stay as they are.
 */
export const createAssignmentService = ({ db, clock, audit }: { db: Db; clock: Clock; audit: Audit }) => {
  const checkDay = async ({ trx, accountId, channel }: LockedChannel, from: string, today: string) => {
    const earliest = findEarliestStart({
      registeredAt: channel.registered_at,
      firstOpenDay: await findFirstShareDay(trx, accountId),
      lastEnd: (await findLastEnds(trx, accountId, [channel.id])).get(channel.id),
      today,
    });
    checkStart(from, earliest, today);
  };

  /** Locks a channel, lets `plan` say from which day on it changes and how, and returns the channel afterwards. */
  const change = (
    { session: { accountId }, actor, seen }: Caller,
    id: string,
    members: readonly string[],
    plan: (locked: LockedChannel) => Promise<(Written & { write: () => Promise<void> }) | undefined>,
  ) =>
    db.transaction().execute(async (trx) => {
      const channels = createChannelRepository(trx);
      const assignments = createAssignmentRepository(trx, accountId);
      await lockAssignments(trx, accountId);
      const found = await assignments.lockMembers(members);
      const [channel] = await channels.lock(accountId, [id]);
      const [before] = await findChannelResponses(trx, accountId, [id]);
      if (!channel || !before) throw new AppError('not_found');
      checkVersion(seen, channel.version, { channel: before });
      if (found.length < members.length) throw new AppError('not_found');
      const planned = await plan({ trx, accountId, channel, assignments });
      // A repeated change has no effect.
      if (!planned) return before;
      const spans = await assignments.spansAround(id, planned.from);
      await planned.write();
      await channels.update(accountId, channel, {});
      const [after] = await findChannelResponses(trx, accountId, [id]);
      if (!after) throw new AppError('not_found');
      const membersOf = (state: typeof after) => state.members.map((member) => member.id);
      await audit.record(
        actor,
        {
          action: planned.action,
          subject: id,
          before: { members: membersOf(before), spans },
          after: {
            members: membersOf(after),
            from_day: planned.from,
            spans: await assignments.spansAround(id, planned.from),
            version: after.version,
          },
        },
        trx,
      );
      for (const { id: member, part } of listChangedParts(before, after))
        await notify(
          trx,
          { accountId, memberIds: [member], actor, at: clock.now() },
          { kind: 'assignment', channel: id, part, from_day: planned.from },
        );
      return after;
    });

  const reassign = (kind: 'assign' | 'unassign') => (caller: Caller, order: AssignmentChange) => {
    const members = [...new Set(order.members)];
    return change(caller, order.channel, members, async (locked) => {
      const { channel, assignments } = locked;
      const now = clock.now();
      const today = toPacificDay(now);
      const from = order.from ?? today;
      if (kind === 'assign' && (await assignments.hasEnded(members, today)))
        throw new AppError('contract_ended');
      await checkDay(locked, from, today);
      const spans = await assignments.spansFrom(channel.id, from);
      const shares = planShares(spans, { kind, order: { ...order, members }, from, now });
      return (
        shares && {
          action: kind === 'assign' ? 'channel.assigned' : 'channel.unassigned',
          from,
          write: () => assignments.shareFrom(channel.id, from, shares),
        }
      );
    });
  };

  return {
    assign: reassign('assign'),
    unassign: reassign('unassign'),

    /**
     * Restores what a channel's assignments were before the change that led to its current version.
     * @throws AppError `conflict` when this version is not that of an assignment, or something else has changed since
     */
    undo: (caller: Caller, id: string) =>
      change(caller, id, [], async (locked) => {
        const { trx, accountId, channel, assignments } = locked;
        const entry = await audit.findVersion(channel, trx);
        if (entry?.action !== 'channel.assigned' && entry?.action !== 'channel.unassigned')
          throw new AppError('conflict');
        const { before, after } = readTrail(entry);
        const from = after.from_day;
        // Nothing is given back to a deleted or archived member, and a month may have been closed.
        const members = membersOfOtherSpans(before.spans, after.spans);
        const firstOpenDay = await findFirstShareDay(trx, accountId);
        if (
          !isSameSpans(await assignments.spansAround(id, from), after.spans) ||
          (await assignments.lockMembers(members)).length < members.length ||
          (firstOpenDay !== undefined && from < firstOpenDay)
        )
          throw new AppError('conflict');
        return {
          action: 'channel.assignment_undone',
          from,
          write: () => assignments.replaceAround(id, from, before.spans),
        };
      }),
  };
};
