import type { Trx } from '../../platform/database/database.ts';
import { AppError } from '../../errors/app-error.ts';

const selectManager = (trx: Trx, accountId: string) =>
  trx.selectFrom('member').select('id').where('account_id', '=', accountId).where('id', '=', accountId);

/**
 * Prevents the account from being withdrawn until the transaction ends; rows added meanwhile would be orphaned.
 * @throws AppError `not_found` when it is gone already
 */
export const shareLockAccount = async (trx: Trx, accountId: string) => {
  if (!(await selectManager(trx, accountId).forKeyShare().executeTakeFirst()))
    throw new AppError('not_found');
};

/**
 * Lets the assignments of an account be changed by one transaction at a time. A change of one channel writes rows of all
 * of its members, which are known only once it is locked, so no order of locking members and channels excludes deadlocks.
 * @throws AppError `not_found` when the account is gone
 */
export const lockAssignments = async (trx: Trx, accountId: string) => {
  if (!(await selectManager(trx, accountId).forNoKeyUpdate().executeTakeFirst()))
    throw new AppError('not_found');
};

/**
 * Waits for all transactions that hold the account or change one of its channels or members, so that it can be
 * deleted as a whole. Locks in the same order as they do, which excludes deadlocks.
 * @throws AppError `not_found` when it is gone already
 */
export const lockAccount = async (trx: Trx, accountId: string) => {
  if (!(await selectManager(trx, accountId).forUpdate().executeTakeFirst())) throw new AppError('not_found');
  for (const table of ['member', 'channel'] as const)
    await trx
      .selectFrom(table)
      .select('id')
      .where('account_id', '=', accountId)
      .orderBy('id')
      .forUpdate()
      .execute();
};
