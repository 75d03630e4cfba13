import type { Db, Trx } from '../../platform/database/database.ts';
import { type Day, toMonthName, toMonthPeriod } from '../../platform/calendar.ts';
import type { Month } from './month-inputs.ts';
import { readStatement, type StatementContent } from './statement-content.ts';

/** The closed months of the domain of an account. */
const selectClosedMonths = (db: Db, accountId: string) =>
  db
    .selectFrom('closed_month')
    .innerJoin('member', 'member.domain', 'closed_month.domain')
    .where('member.account_id', '=', accountId)
    .where('member.id', '=', accountId);

/** The months that an operator has closed for the domain of an account. */
export const readClosedMonths = async (db: Db, accountId: string): Promise<ReadonlySet<Month>> => {
  const rows = await selectClosedMonths(db, accountId).select('month').execute();
  return new Set(rows.map(({ month }) => toMonthName(month)));
};

/** The last day that the domain of an account has closed; null before its first closed month. */
export const findLastClosedDay = async (db: Db, accountId: string): Promise<Day | null> => {
  const newest = await selectClosedMonths(db, accountId)
    .select('month')
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest ? toMonthPeriod(newest.month).to : null;
};

/** Domain, name and address of an account's manager; undefined when it is gone. */
export const findManager = (db: Db, accountId: string) =>
  db
    .selectFrom('member')
    .select(['domain', 'nickname', 'email'])
    .where('account_id', '=', accountId)
    .where('id', '=', accountId)
    .executeTakeFirst();

/** The last month that an account has a statement of. */
export const findLastStatement = (db: Db | Trx, accountId: string) =>
  db
    .selectFrom('statement')
    .select('month')
    .where('account_id', '=', accountId)
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst();

/** What the statement of an account's month says; undefined when none was issued. */
export const findStatement = async (
  db: Db,
  accountId: string,
  month: Day,
): Promise<StatementContent | undefined> => {
  const row = await db
    .selectFrom('statement')
    .select('document')
    .where('account_id', '=', accountId)
    .where('month', '=', month)
    .executeTakeFirst();
  return row && readStatement(row.document);
};

/** The newest statement that has booked something for an account's month: its own, or the last one that corrected it. */
export const findNewestMonthOf = async (db: Db, accountId: string, earned: Day): Promise<Day | undefined> => {
  const row = await db
    .selectFrom('statement_amount')
    .select(({ fn }) => fn.max('month').as('month'))
    .where('account_id', '=', accountId)
    .where('earned_month', '=', earned)
    .executeTakeFirst();
  return row?.month ?? undefined;
};
