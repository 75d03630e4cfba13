import type { Db } from '../../platform/database/database.ts';
import { toMonthName } from '../../platform/calendar.ts';

const signedColumns = ['document', 'hash', 'previous_hash', 'signature', 'key_id'] as const;

/** Signed documents with the public halves of their keys, the oldest first. */
export const createDocumentReader = (db: Db) => {
  const selectStatements = () =>
    db
      .selectFrom('statement')
      .innerJoin('release_key', 'release_key.id', 'statement.key_id')
      .select(['statement.account_id', 'statement.month', 'statement.number', 'release_key.public_key'])
      .select(signedColumns)
      .orderBy('statement.account_id')
      .orderBy('statement.month');
  const toMonth = <Row extends { month: string }>({ month, ...row }: Row) => ({
    ...row,
    month: toMonthName(month),
  });

  return {
    async ofDomain(domain: string) {
      const months = await db
        .selectFrom('closed_month')
        .innerJoin('release_key', 'release_key.id', 'closed_month.key_id')
        .select(['closed_month.month', 'closed_month.number', 'release_key.public_key'])
        .select(signedColumns)
        .where('domain', '=', domain)
        .orderBy('month')
        .execute();
      const statements = await selectStatements().where('statement.domain', '=', domain).execute();
      return {
        months: months.map(toMonth),
        accounts: [...Map.groupBy(statements, ({ account_id: id }) => id)].map(([id, rows]) => ({
          account_id: id,
          statements: rows.map(({ account_id: _, ...row }) => toMonth(row)),
        })),
      };
    },

    /** The statement of an account's month; undefined when none was issued. */
    async findStatement(accountId: string, month: string) {
      const row = await selectStatements()
        .where('statement.account_id', '=', accountId)
        .where('statement.month', '=', month)
        .executeTakeFirst();
      return row && toMonth(row);
    },
  };
};
