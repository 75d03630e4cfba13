import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { Day } from '../../platform/calendar.ts';
import type { SignedDocument } from '../closed/signed-document.ts';
import type { Currency } from '@portal/shared/facts';

/** The statements of an account that were not reopened, the newest first. */
export const listStatements = (db: Db, accountId: string) =>
  db
    .selectFrom('statement')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('month', 'desc')
    .execute();

/** The account's next number of a year. */
export const nextNumber = async (trx: Trx, accountId: string, year: number) => {
  const row = await trx
    .selectFrom('issued_statement')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('account_id', '=', accountId)
    .where('year', '=', year)
    .executeTakeFirst();
  return (row?.last ?? 0) + 1;
};

export const insertStatement = async (
  trx: Trx,
  row: {
    account_id: string;
    domain: string;
    month: Day;
    revision: number;
    number: number;
    year: number;
    currency: Currency;
    issuedAt: Date;
  } & SignedDocument,
) => {
  const { issuedAt, ...rest } = row;
  await trx
    .insertInto('issued_statement')
    .values({ ...rest, issued_at: issuedAt })
    .execute();
};

export type BookedAmount = {
  account_id: string;
  month: Day;
  revision: number;
  earned_month: Day;
  member_id: string;
  currency: Currency;
  gross: string;
  fee: string;
  net: string;
  withheld: string;
};

export const insertAmounts = async (trx: Trx, rows: readonly BookedAmount[]) => {
  if (rows.length === 0) return;
  await sql`
    insert into issued_amount
      (account_id, month, revision, earned_month, member_id, currency, gross, fee, net, withheld)
    select account_id, month, revision, earned_month, member_id, currency, gross, fee, net, withheld
    from json_populate_recordset(null::issued_amount, ${JSON.stringify(rows)}::json)`.execute(trx);
};

/** What a statement has booked, also one that was reopened. */
export const listAmounts = (
  db: Db,
  { accountId, month, revision }: { accountId: string; month: Day; revision: number },
) =>
  db
    .selectFrom('issued_amount')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('month', '=', month)
    .where('revision', '=', revision)
    .execute();

/** The number of statements of a domain that were issued, also of those that were reopened. */
export const countIssued = async (db: Db, { domain, through }: { domain: string; through: Day }) => {
  const { count } = await db
    .selectFrom('issued_statement')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('domain', '=', domain)
    .where('month', '<=', through)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Domain, currency and name of an account; undefined when it is gone. */
export const findAccount = (db: Db | Trx, accountId: string) =>
  db
    .selectFrom('member')
    .innerJoin('site', 'site.domain', 'member.domain')
    .select(['id', 'member.domain', 'nickname', 'email', 'default_currency as currency'])
    .where('account_id', '=', accountId)
    .where('id', '=', accountId)
    .executeTakeFirst();

/** The email of a member or operator; null when it is gone or there is none. */
export const findEmail = async (db: Db, id: string | null) => {
  if (id === null) return null;
  const row = await db.selectFrom('member').select('email').where('id', '=', id).executeTakeFirst();
  return row?.email ?? null;
};

/** The managers of a domain with their statements of a month, which are null where none was issued. */
export const listManagerStatements = (db: Db, { domain, month }: { domain: string; month: Day }) =>
  db
    .selectFrom('member')
    .leftJoin('statement', (join) =>
      join.onRef('statement.account_id', '=', 'member.id').on('statement.month', '=', month),
    )
    .select([
      'member.id',
      'member.nickname',
      'member.email',
      'statement.year',
      'statement.number',
      'statement.issued_at',
    ])
    .where('member.domain', '=', domain)
    .where('member.role', '=', 'manager')
    .orderBy('member.registered_at')
    .orderBy('member.id')
    .execute();

/** The managers of a domain without a statement of a month. */
export const listUnissued = async (db: Db, { domain, month }: { domain: string; month: Day }) => {
  const rows = await db
    .selectFrom('member')
    .select('id')
    .where('domain', '=', domain)
    .where('role', '=', 'manager')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('statement')
            .select('statement.month')
            .whereRef('statement.account_id', '=', 'member.id')
            .where('statement.month', '=', month),
        ),
      ),
    )
    .orderBy('registered_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** The closed months of a domain with their hashes, the oldest first. */
export const listClosed = (db: Db | Trx, domain: string) =>
  db
    .selectFrom('closed_month')
    .select(['month', 'hash'])
    .where('domain', '=', domain)
    .orderBy('month')
    .execute();

/** The months before a closed one of which it has booked revenue of an account. */
export const listCorrectedMonths = async (
  trx: Trx,
  { accountId, month }: { accountId: string; month: Day },
): Promise<Day[]> => {
  const { rows } = await sql<{ month: Day }>`
    select distinct date_trunc('month', day)::date as month from closed_revenue
    where account_id = ${accountId} and month = ${month} and day < ${month}`.execute(trx);
  return rows.map((row) => row.month);
};

/** Audit entries of an account's shares and fees, and of rates, since an instant: who changed what statements correct. */
export const listChanges = async (
  trx: Trx,
  { accountId, since }: { accountId: string; since: Date },
): Promise<{ at: Date; actor_role: string; actor_id: string | null; action: string; subject: string }[]> =>
  trx
    .selectFrom('audit_entry')
    .select(['at', 'actor_role', 'actor_id', 'action', 'subject'])
    .where('at', '>', since)
    .where(({ or, and, eb }) =>
      or([
        eb('action', '=', 'rate.set'),
        eb('action', 'in', ['delivery.ingested', 'delivery.withdrawn']),
        and([
          eb('tenant_id', '=', accountId),
          eb('action', 'in', [
            'member.fee',
            'channel.assigned',
            'channel.unassigned',
            'channel.assignment_undone',
          ]),
        ]),
      ]),
    )
    .orderBy('at')
    .orderBy('id')
    .execute();
