import type { Db, Trx } from '../../platform/database/database.ts';
import { endSpans } from '../../platform/database/end-spans.ts';
import { FIRST_DAY, LAST_DAY } from '../../platform/day-span.ts';

/** The rates of a member with their days, the newest first. */
export const listRates = (db: Db | Trx, accountId: string, memberId: string) =>
  db
    .selectFrom('fee_rate')
    .select(['from_day', 'until_day', 'basis_points'])
    .where('account_id', '=', accountId)
    .where('member_id', '=', memberId)
    .orderBy('from_day', 'desc')
    .execute();

/** Inserts the first rate of a new member. It begins before any fact, so that every day of a member has a rate. */
export const insertFirstRate = async (trx: Trx, accountId: string, memberId: string, basisPoints: number) => {
  await trx
    .insertInto('fee_rate')
    .values({
      account_id: accountId,
      member_id: memberId,
      from_day: FIRST_DAY,
      until_day: LAST_DAY,
      basis_points: basisPoints,
    })
    .execute();
};

/** Changes the rate from `day` on, also where later changes followed; earlier days keep theirs. */
export const changeRate = async (
  trx: Trx,
  accountId: string,
  memberId: string,
  day: string,
  basisPoints: number,
) => {
  // Two simultaneous changes would otherwise both close the same period.
  await trx
    .selectFrom('member')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await endSpans(trx, 'fee_rate', { key: { account_id: accountId, member_id: memberId }, day });
  await trx
    .insertInto('fee_rate')
    .values({
      account_id: accountId,
      member_id: memberId,
      from_day: day,
      until_day: LAST_DAY,
      basis_points: basisPoints,
    })
    .execute();
};
