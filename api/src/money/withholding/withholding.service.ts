import { AppError } from '../../errors/app-error.ts';
import { addMonths, type Day, startOfMonth, toMonthName } from '../../platform/calendar.ts';
import { type Clock, toPacificDay } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import { endSpans } from '../../platform/database/end-spans.ts';
import { LAST_DAY } from '../../platform/day-span.ts';
import { toFraction } from '../../platform/http/day-span-schema.ts';
import { lockAssignments } from '../../access/account/account-lock.ts';
import type { Actor } from '../../access/audit/actor.ts';
import type { Audit } from '../../access/audit/audit.service.ts';
import { findLastStatement, lacksSources } from '../closed/closed.read.ts';
import { listWithholdings } from './withholding.read.ts';

export type WithholdingOrder = {
  accountId: string;
  memberId: string;
  /** The first day of a month. */
  from: Day;
  /** 0 withholds nothing from that month on. */
  basisPoints: number;
  /** Of the net from viewers in the United States; without it one rate holds for all revenue. */
  usBasisPoints?: number | undefined;
  note: string;
};

/** What a manager withholds when it pays its members. */
export const createWithholdingService = (dependencies: { db: Db; clock: Clock; audit: Audit }) => {
  const { db, clock, audit } = dependencies;

  /** @throws AppError `not_found` when the account has no such member */
  const findMember = async (trx: Db | Trx, accountId: string, memberId: string) => {
    const found = await trx
      .selectFrom('member')
      .select('domain')
      .where('account_id', '=', accountId)
      .where('id', '=', memberId)
      .where('role', '=', 'member')
      .where('archived_at', 'is', null)
      .executeTakeFirst();
    if (!found) throw new AppError('not_found');
    return found;
  };

  /** The first month that a change may begin with: statements never change, and those before the first were not made here. */
  const findFirstMonth = async (trx: Db | Trx, accountId: string) => {
    const last = await findLastStatement(trx, accountId);
    return last ? addMonths(last.month, 1) : undefined;
  };

  return {
    /** @throws AppError `not_found` */
    async list(accountId: string, memberId: string) {
      await findMember(db, accountId, memberId);
      const rows = await listWithholdings(db, accountId, memberId);
      const first = (await findFirstMonth(db, accountId)) ?? startOfMonth(toPacificDay(clock.now()));
      return {
        first_month: toMonthName(first),
        items: rows.map(
          ({ from_day: from, until_day: until, basis_points: points, us_basis_points: us, note }) => ({
            from: toMonthName(from),
            until: until === LAST_DAY ? null : toMonthName(until),
            rate: toFraction(points),
            us_rate: us === null ? null : toFraction(us),
            note,
          }),
        ),
      };
    },

    /**
     * Sets what is withheld of a member from a month on; later changes that were planned are replaced.
     * @throws AppError `fee_month_issued` when that month has a statement, `not_found`, `source_not_booked` when rates are by
     * source and the month was closed before closings booked it
     */
    set: (actor: Actor, { accountId, memberId, from, basisPoints, usBasisPoints, note }: WithholdingOrder) =>
      db.transaction().execute(async (trx) => {
        // Issuing a statement locks the account too, so it freezes either all of this change or nothing of it.
        await lockAssignments(trx, accountId);
        const { domain } = await findMember(trx, accountId, memberId);
        const first = await findFirstMonth(trx, accountId);
        if (first !== undefined && from < first) throw new AppError('fee_month_issued');
        if (usBasisPoints !== undefined && (await lacksSources(trx, accountId, from)))
          throw new AppError('source_not_booked');
        const key = { account_id: accountId, member_id: memberId };
        await endSpans(trx, 'withholding', { key, day: from });
        if (basisPoints > 0 || (usBasisPoints ?? 0) > 0)
          await trx
            .insertInto('withholding')
            .values({
              account_id: accountId,
              member_id: memberId,
              from_day: from,
              until_day: LAST_DAY,
              basis_points: basisPoints,
              us_basis_points: usBasisPoints ?? null,
              note,
            })
            .execute();
        await audit.record(
          actor,
          {
            action: 'payout.withholding',
            subject: memberId,
            after: {
              from,
              basis_points: basisPoints,
              ...(usBasisPoints !== undefined && { us_basis_points: usBasisPoints }),
              note,
            },
            domain,
            tenantId: accountId,
          },
          trx,
        );
      }),
  };
};
