import type { Db, Trx } from '../../platform/database/database.ts';
import { type Day, toMonthName, toMonthPeriod } from '../../platform/calendar.ts';
import type { Month } from './month-inputs.ts';
import {
  type CountedFile,
  readMonthContent,
  readStatement,
  type StatementContent,
} from './statement-content.ts';

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

/** The files that counted when the domain of an account closed a month; undefined for an open one. */
export const findCountedFiles = async (
  db: Db,
  accountId: string,
  month: Day,
): Promise<readonly CountedFile[] | undefined> => {
  const row = await selectClosedMonths(db, accountId)
    .select('document')
    .where('closed_month.month', '=', month)
    .executeTakeFirst();
  return row && readMonthContent(row.document).files;
};

/** Whether closed months have revenue of an account's days without saying where it came from. */
export const lacksSources = async (db: Db | Trx, accountId: string, from: Day): Promise<boolean> => {
  const found = await db
    .selectFrom('closed_revenue')
    .select('day')
    .where('account_id', '=', accountId)
    .where('day', '>=', from)
    .where('us_micros', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
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

/** The month of an account whose statement was reopened and is not issued again; undefined without one. */
export const findReopenedMonth = async (db: Db, accountId: string): Promise<Day | undefined> => {
  const row = await db
    .selectFrom('reopened_statement as r')
    .select('r.month')
    .where('r.account_id', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('statement as s')
            .select('s.month')
            .whereRef('s.account_id', '=', 'r.account_id')
            .whereRef('s.month', '=', 'r.month'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return row?.month;
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

/** The number on a statement: the random end of its account's id, its year, and its place in it. */
export const formatNumber = (row: { account_id: string; year: number; number: number }) =>
  `${row.account_id.slice(-8).toUpperCase()}-${row.year}-${String(row.number).padStart(3, '0')}`;

/** The newest statement of an account with the hash of its reopening, if it was reopened; undefined without any. */
export const findLastIssued = (db: Db | Trx, accountId: string) =>
  db
    .selectFrom('issued_statement as s')
    .leftJoin('reopened_statement as r', (join) =>
      join
        .onRef('r.account_id', '=', 's.account_id')
        .onRef('r.month', '=', 's.month')
        .onRef('r.revision', '=', 's.revision'),
    )
    .select(['s.account_id', 's.month', 's.revision', 's.domain', 's.year', 's.number', 's.hash'])
    .select('r.hash as reopening_hash')
    .where('s.account_id', '=', accountId)
    .orderBy('s.month', 'desc')
    .orderBy('s.revision', 'desc')
    .limit(1)
    .executeTakeFirst();
