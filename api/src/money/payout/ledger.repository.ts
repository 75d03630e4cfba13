import type { Insertable } from 'kysely';
import { AppError } from '../../errors/app-error.ts';
import type { Day } from '../../platform/calendar.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { Payer, PayoutEntryTable } from './payout.tables.ts';
import type { Currency } from '@portal/shared/facts';

/**
 * Lets the payouts of an account be written by one transaction at a time, and not while a statement is issued.
 * @throws AppError `not_found` when the account is gone
 */
export const lockPayouts = async (trx: Trx, accountId: string) => {
  const found = await trx
    .selectFrom('member')
    .select(['id', 'domain'])
    .where('account_id', '=', accountId)
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) throw new AppError('not_found');
  return found.domain;
};

export type BookedRow = {
  account_id: string;
  month: Day;
  earned_month: Day;
  payee_id: string;
  currency: Currency;
  gross: string;
  fee: string;
  net: string;
  withheld: string;
  issued_at: Date;
};

/** What the statements of accounts have booked in the currency of their payment, the oldest first. */
export const listBooked = async (db: Db | Trx, accountIds: readonly string[]): Promise<BookedRow[]> =>
  accountIds.length === 0
    ? []
    : db
        .selectFrom('statement_amount as a')
        .innerJoin('statement as s', (join) =>
          join
            .onRef('s.account_id', '=', 'a.account_id')
            .onRef('s.month', '=', 'a.month')
            .onRef('s.currency', '=', 'a.currency'),
        )
        .select([
          'a.account_id',
          'a.month',
          'a.earned_month',
          'a.member_id as payee_id',
          'a.currency',
          'a.gross',
          'a.fee',
          'a.net',
          'a.withheld',
          's.issued_at',
        ])
        .where('a.account_id', 'in', accountIds)
        .orderBy('a.account_id')
        .orderBy('a.month')
        .orderBy('a.earned_month')
        .execute();

/** The entries of accounts in the order in which they were made. */
export const listEntries = async (db: Db | Trx, accountIds: readonly string[], payer: Payer) =>
  accountIds.length === 0
    ? []
    : db
        .selectFrom('payout_entry')
        .selectAll()
        .where('account_id', 'in', accountIds)
        .where('payer', '=', payer)
        .orderBy('at')
        .orderBy('id')
        .execute();

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

export const insertEntries = async (trx: Trx, rows: readonly Insertable<PayoutEntryTable>[]) => {
  if (rows.length > 0) await trx.insertInto('payout_entry').values(rows).execute();
};

/** Members of an account, and its manager, by id; those that are gone are missing. */
export const listPeople = async (db: Db | Trx, accountId: string) => {
  const rows = await db
    .selectFrom('member')
    .select(['id', 'nickname', 'email', 'role'])
    .where('account_id', '=', accountId)
    .orderBy('registered_at')
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

/** The managers of a domain, or of all domains. */
export const listManagers = (db: Db, domain: string | undefined) =>
  db
    .selectFrom('member')
    .select(['id', 'domain', 'nickname', 'email'])
    .where('role', '=', 'manager')
    .$if(domain !== undefined, (query) => query.where('domain', '=', domain ?? ''))
    .orderBy('domain')
    .orderBy('registered_at')
    .orderBy('id')
    .execute();

/** From which amount on a payee is paid, and whose minimum that is; null without one. */
export type Minimum = { amount: bigint; of: 'member' | 'domain' | null };

/** Minimums by payee and currency, and of the account's domain by currency. */
export const readMinimums = async (
  db: Db | Trx,
  { accountId, domain }: { accountId: string; domain: string },
) => {
  const ofDomain = await db
    .selectFrom('payout_minimum')
    .select(['currency', 'amount'])
    .where('domain', '=', domain)
    .execute();
  const ofPayees = await db
    .selectFrom('payee_minimum')
    .select(['payee_id', 'currency', 'amount'])
    .where('account_id', '=', accountId)
    .execute();
  return (payeeId: string, currency: Currency): Minimum => {
    const own = ofPayees.find((row) => row.payee_id === payeeId && row.currency === currency);
    if (own) return { amount: BigInt(own.amount), of: 'member' };
    const shared = ofDomain.find((row) => row.currency === currency);
    return shared ? { amount: BigInt(shared.amount), of: 'domain' } : { amount: 0n, of: null };
  };
};

/** Spans of the platform's fee of accounts, the oldest first. */
export const listPlatformFees = async (db: Db | Trx, accountIds: readonly string[]) =>
  accountIds.length === 0
    ? []
    : db
        .selectFrom('platform_fee')
        .selectAll()
        .where('account_id', 'in', accountIds)
        .orderBy('account_id')
        .orderBy('from_day')
        .execute();

/** The closed months of a domain, with the instant of closing. */
export const listClosings = async (db: Db, domain: string) => {
  const rows = await db
    .selectFrom('closed_month')
    .select(['month', 'closed_at'])
    .where('domain', '=', domain)
    .orderBy('month')
    .execute();
  return new Map(rows.map(({ month, closed_at: at }) => [month, at]));
};
