import type { Day } from '../../platform/calendar.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { InputWithholding } from '../closed/month-inputs.ts';

/** What is withheld of each member of an account in a month. */
export const readWithholdings = async (
  db: Db,
  { accountId, month }: { accountId: string; month: Day },
): Promise<ReadonlyMap<string, InputWithholding>> => {
  const rows = await db
    .selectFrom('withholding')
    .select(['member_id', 'basis_points', 'us_basis_points', 'note'])
    .where('account_id', '=', accountId)
    .where('from_day', '<=', month)
    .where('until_day', '>', month)
    .execute();
  return new Map(
    rows.map(({ member_id: id, us_basis_points: us, ...withholding }) => [
      id,
      { ...withholding, ...(us !== null && { us_basis_points: us }) },
    ]),
  );
};

/** The withholdings of a member with their months, the newest first. */
export const listWithholdings = (db: Db | Trx, accountId: string, memberId: string) =>
  db
    .selectFrom('withholding')
    .select(['from_day', 'until_day', 'basis_points', 'us_basis_points', 'note'])
    .where('account_id', '=', accountId)
    .where('member_id', '=', memberId)
    .orderBy('from_day', 'desc')
    .execute();
