import { type Clock, pacificDayOf } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { checkVersion, type SeenVersion } from '../../platform/http/if-match.ts';
import type { Session } from '../../platform/http/request-context.ts';
import type { Actor } from '../audit/actor.ts';
import type { Audit } from '../audit/audit.service.ts';
import { lockAssignments } from '../member/account-lock.ts';
import { createAssignmentRepository } from './assignment.repository.ts';
import { findChannelResponses } from './channel-responses.ts';
import { createChannelRepository } from './channel.repository.ts';

export type AssignmentOrder = {
  channel: string;
  members: readonly string[];
};

/**
 * Assigns channels to members and ends assignments, in equal parts from today on. Nothing earned before changes; the
 * channel and its revenue stay as they are.
 */
export const createAssignmentService = ({ db, clock, audit }: { db: Db; clock: Clock; audit: Audit }) => {
  const change = (
    kind: 'assign' | 'unassign',
    caller: { session: Session; actor: Actor; seen: SeenVersion },
    { channel: id, members }: AssignmentOrder,
  ) =>
    db.transaction().execute(async (trx) => {
      const { accountId } = caller.session;
      const channels = createChannelRepository(trx);
      const assignments = createAssignmentRepository(trx, accountId);
      const wanted = [...new Set(members)];
      await lockAssignments(trx, accountId);
      const found = await assignments.lockMembers(wanted);
      const [channel] = await channels.lock(accountId, [id]);
      const [before] = await findChannelResponses(trx, accountId, [id]);
      if (!channel || !before) throw new AppError('not_found');
      checkVersion(caller.seen, channel.version, { channel: before });
      if (found.length < wanted.length) throw new AppError('not_found');
      const now = clock.now();
      // A repeated change has no effect.
      if (!(await assignments[kind](id, wanted, { now, today: pacificDayOf(now) }))) return before;
      await channels.update(accountId, channel, {});
      const [after] = await findChannelResponses(trx, accountId, [id]);
      if (!after) throw new AppError('not_found');
      const membersOf = (state: typeof after) => ({ members: state.members.map((member) => member.id) });
      await audit.record(
        caller.actor,
        {
          action: kind === 'assign' ? 'channel.assigned' : 'channel.unassigned',
          subject: id,
          before: membersOf(before),
          after: membersOf(after),
        },
        trx,
      );
      return after;
    });

  return {
    assign: (caller: Parameters<typeof change>[1], order: AssignmentOrder) => change('assign', caller, order),
    unassign: (caller: Parameters<typeof change>[1], order: AssignmentOrder) =>
      change('unassign', caller, order),
  };
};
