import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Under whose id the marks are that hold for all accounts. */
const EVERYBODY = '00000000-0000-0000-0000-000000000000';

/** More of them take longer to read than an answer that is not kept costs. */
const MOST_MARKS = 64;

export type ReportMarks = {
  /** The same as long as nothing changed that reports tell the account. */
  text: string;
  /** Whose marks are too many, or gone. */
  unsettled: readonly string[];
};

/** The marks that changes left for an account (see the migration `report-marks`). */
export const readMarks = async (db: Db, accountId: string): Promise<ReportMarks> => {
  const { rows } = await sql<{ account_id: string; marks: string; count: string }>`
    select account_id, string_agg(id::text, ' ' order by id) as marks, count(*) as count
    from report_mark where account_id in (${accountId}, ${EVERYBODY}) group by account_id`.execute(db);
  const counts = new Map(rows.map(({ account_id: id, count }) => [id, Number(count)]));
  return {
    text: rows
      .map(({ marks }) => marks)
      .toSorted()
      .join(' '),
    unsettled: [accountId, EVERYBODY].filter((id) => !counts.has(id) || Number(counts.get(id)) > MOST_MARKS),
  };
};

/** One new mark takes the place of those there are: to leave out some of them could make a set that there was before. */
export const settleMarks = async (db: Db, accountId: string) => {
  await sql`
    with gone as (delete from report_mark where account_id = ${accountId})
    insert into report_mark (account_id) values (${accountId})`.execute(db);
};
