import { type Clock, toPacificDay } from '../../platform/clock.ts';
import type { Day } from '../../platform/calendar.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import { FIRST_DAY } from '../../platform/day-span.ts';
import { AppError } from '../../errors/app-error.ts';
import { lockAssignments } from '../../access/account/account-lock.ts';
import type { Actor } from '../../access/audit/actor.ts';
import type { Audit } from '../../access/audit/audit.service.ts';
import { notify } from '../../access/notification/notify.ts';
import { findFirstOpenDay } from '../../figures/ingest/closed-days.ts';
import { checkStart } from '../channel/assignment-start.ts';
import { createChannelAssignments } from '../channel/channel-assignments.ts';
import { createMemberRepository } from './member.repository.ts';

export type ContractTarget = { accountId: string; memberId: string };

/**
 * Ends and continues contracts of members. A member whose contract has ended has no channel from that day on; it keeps
 * its account, and what it earned before.
 */
export const createContractService = ({ db, clock, audit }: { db: Db; clock: Clock; audit: Audit }) => {
  const members = createMemberRepository(db);

  /** Locks the account before the member, as changes of assignments do, and returns the end that is known. */
  const lock = async (trx: Trx, { accountId, memberId }: ContractTarget) => {
    await lockAssignments(trx, accountId);
    if (!(await members.lock(trx, accountId, memberId, toPacificDay(clock.now()))))
      throw new AppError('not_found');
    const { contract_until: until } = await trx
      .selectFrom('member')
      .select('contract_until')
      .where('account_id', '=', accountId)
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    return until;
  };

  const setEnd = async (trx: Trx, { accountId, memberId }: ContractTarget, until: Day | null) => {
    await members.update(accountId, memberId, { contract_until: until }, trx);
    await members.incrementVersion(trx, accountId, memberId);
  };

  const notifyMember = (trx: Trx, actor: Actor, { accountId, memberId }: ContractTarget, until: Day | null) =>
    notify(trx, { accountId, memberIds: [memberId], actor, at: clock.now() }, { kind: 'contract', until });

  return {
    /**
     * Ends the contract on a day that is not closed. The assignments end at once when that day has come, else by
     * `endDue`, so that nothing but the day must be undone before.
     * @throws AppError `not_found`; `validation` for a closed day
     */
    end: (actor: Actor, target: ContractTarget, from: Day) =>
      db.transaction().execute(async (trx) => {
        const before = await lock(trx, target);
        const today = toPacificDay(clock.now());
        const firstOpenDay = await findFirstOpenDay(trx, target.accountId);
        checkStart(from, { day: firstOpenDay ?? FIRST_DAY, reason: 'closed' }, from > today ? from : today);
        await setEnd(trx, target, from);
        const { accountId, memberId } = target;
        const channels =
          from > today ? [] : await createChannelAssignments(trx).endFrom(trx, accountId, memberId, from);
        await audit.record(
          actor,
          {
            action: 'member.contract_ended',
            subject: memberId,
            before: { until_day: before },
            after: { until_day: from, channels },
          },
          trx,
        );
        await notifyMember(trx, actor, target, from);
        return from;
      }),

    /**
     * Continues a contract whose end is known. Before that day nothing has changed; after it the member can be assigned
     * channels again.
     * @throws AppError `not_found`
     */
    resume: (actor: Actor, target: ContractTarget) =>
      db.transaction().execute(async (trx) => {
        const before = await lock(trx, target);
        if (before === null) return;
        await setEnd(trx, target, null);
        await audit.record(
          actor,
          {
            action: 'member.contract_continued',
            subject: target.memberId,
            before: { until_day: before },
            after: { until_day: null },
          },
          trx,
        );
        await notifyMember(trx, actor, target, null);
      }),

    /** Ends the assignments of members whose contract has ended, each in a transaction of its own. */
    async endDue() {
      const today = toPacificDay(clock.now());
      const due = await db
        .selectFrom('member')
        .select(['account_id', 'id'])
        .where('contract_until', '<=', today)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('channel_member')
              .select('channel_member.channel_id')
              .whereRef('channel_member.account_id', '=', 'member.account_id')
              .whereRef('channel_member.member_id', '=', 'member.id')
              .whereRef('channel_member.until_day', '>', 'member.contract_until'),
          ),
        )
        .execute();
      for (const { account_id: accountId, id: memberId } of due)
        await db.transaction().execute(async (trx) => {
          const until = await lock(trx, { accountId, memberId });
          // It was continued meanwhile.
          if (until !== null && until <= today)
            await createChannelAssignments(trx).endFrom(trx, accountId, memberId, until);
        });
    },
  };
};
