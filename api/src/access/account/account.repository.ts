import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { MemberTable } from './account.tables.ts';

const columns = [
  'account_id',
  'id',
  'domain',
  'role',
  'email',
  'nickname',
  'password_hash',
  'channel_url',
  'registered_at',
] as const;

/** The stored accounts. */
export const createAccountRepository = (db: Db | Trx) => ({
  find: (accountId: string, id: string) =>
    db
      .selectFrom('member')
      .select(columns)
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('archived_at', 'is', null)
      .executeTakeFirst(),

  findByEmailKey: (domain: string, emailKey: string) =>
    db
      .selectFrom('login')
      .innerJoin('member', (join) =>
        join.onRef('member.account_id', '=', 'login.account_id').onRef('member.id', '=', 'login.member_id'),
      )
      .select(['member.account_id', 'member.id', 'member.role', 'member.password_hash'])
      .where('login.domain', '=', domain)
      .where('login.email_key', '=', emailKey)
      .executeTakeFirst(),

  /** @throws a unique violation of `login_pkey` when the address is in use on the domain */
  async insert(row: Insertable<MemberTable>, emailKey: string) {
    await db.insertInto('member').values(row).execute();
    await db
      .insertInto('login')
      .values({ domain: row.domain, email_key: emailKey, account_id: row.account_id, member_id: row.id })
      .execute();
  },
});
