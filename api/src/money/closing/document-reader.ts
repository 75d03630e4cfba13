import type { Db } from '../../platform/database/database.ts';
import { toMonthName } from '../../platform/calendar.ts';

const signedColumns = ['document', 'hash', 'previous_hash', 'signature', 'key_id'] as const;

/** Signed documents with the public halves of their keys, the oldest first. */
export const createDocumentReader = (db: Db) => {
  /** The statements of a domain, each with the reopening that follows it. */
  const listChains = async (domain: string) => {
    const statements = await db
      .selectFrom('issued_statement as s')
      .innerJoin('release_key', 'release_key.id', 's.key_id')
      .select(['s.account_id', 's.month', 's.revision', 's.number', 'release_key.public_key'])
      .select(signedColumns)
      .where('s.domain', '=', domain)
      .orderBy('s.account_id')
      .orderBy('s.month')
      .orderBy('s.revision')
      .execute();
    const reopenings = await db
      .selectFrom('reopened_statement as r')
      .innerJoin('reopening_request as q', 'q.id', 'r.request_id')
      .innerJoin('release_key', 'release_key.id', 'r.key_id')
      .select(['r.account_id', 'r.month', 'r.revision', 'release_key.public_key'])
      .select(signedColumns)
      .where('q.domain', '=', domain)
      .execute();
    const keyOf = (row: { account_id: string; month: string; revision: number }) =>
      `${row.account_id} ${row.month} ${row.revision}`;
    const reopeningOf = new Map(reopenings.map((row) => [keyOf(row), row]));
    // Only the newest document of a chain can be reopened, so this is the order of the chain.
    return statements.flatMap((statement) => {
      const reopening = reopeningOf.get(keyOf(statement));
      return reopening ? [statement, { ...reopening, number: statement.number }] : [statement];
    });
  };
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
      const chains = await listChains(domain);
      return {
        months: months.map(toMonth),
        accounts: [...Map.groupBy(chains, ({ account_id: id }) => id)].map(([id, rows]) => ({
          account_id: id,
          statements: rows.map(({ account_id: _account, revision: _revision, ...row }) => toMonth(row)),
        })),
      };
    },

    /** The statement of an account's month that was not reopened; undefined without one. */
    async findStatement(accountId: string, month: string) {
      const row = await db
        .selectFrom('statement')
        .innerJoin('release_key', 'release_key.id', 'statement.key_id')
        .select(['statement.account_id', 'statement.month', 'statement.number', 'release_key.public_key'])
        .select(signedColumns)
        .where('statement.account_id', '=', accountId)
        .where('statement.month', '=', month)
        .executeTakeFirst();
      return row && toMonth(row);
    },
  };
};
