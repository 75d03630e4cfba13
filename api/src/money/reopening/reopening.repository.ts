import type { Day } from '../../platform/calendar.ts';
import type { Db, Trx } from '../../platform/database/database.ts';

const selectRequests = (db: Db | Trx) =>
  db
    .selectFrom('reopening_request as q')
    .innerJoin('issued_statement as s', (join) =>
      join
        .onRef('s.account_id', '=', 'q.account_id')
        .onRef('s.month', '=', 'q.month')
        .onRef('s.revision', '=', 'q.revision'),
    )
    .leftJoin('reopening_answer as a', 'a.request_id', 'q.id')
    .select(['q.id', 'q.domain', 'q.account_id', 'q.month', 'q.revision', 'q.reason', 'q.by', 'q.at'])
    .select(['q.expires_at', 's.year', 's.number', 's.hash'])
    .select(['a.is_consent', 'a.by as answered_by', 'a.at as answered_at', 'a.reason as answer_reason']);

/** A request with its statement and its answer; undefined for an unknown one. */
export const findRequest = (db: Db | Trx, id: string) =>
  selectRequests(db).where('q.id', '=', id).executeTakeFirst();

export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** The requests for statements of a domain's month, the newest first. */
export const listRequests = (db: Db, { domain, month }: { domain: string; month: Day }) =>
  selectRequests(db)
    .where('q.domain', '=', domain)
    .where('q.month', '=', month)
    .orderBy('q.at', 'desc')
    .orderBy('q.id', 'desc')
    .execute();

/** The request for a statement that is neither answered nor expired; undefined without one. */
export const findWaiting = (
  db: Db | Trx,
  { accountId, month, revision, now }: { accountId: string; month: Day; revision: number; now: Date },
) =>
  selectRequests(db)
    .where('q.account_id', '=', accountId)
    .where('q.month', '=', month)
    .where('q.revision', '=', revision)
    .where('a.request_id', 'is', null)
    .where('q.expires_at', '>', now)
    .executeTakeFirst();

/** Emails of members and operators by id, without programs and deleted people. */
export const readEmails = async (db: Db, names: readonly string[]) => {
  const ids = names.filter((name) => /^[0-9a-f-]{36}$/.test(name));
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db.selectFrom('member').select(['id', 'email']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
};
