import type { Trx } from '../../platform/database/database.ts';
import { lockAccount } from './account-lock.ts';
import { deleteTenant } from './delete-tenant.ts';

/** Whether an account of a domain has a channel, and so may have figures. */
export const hasChannels = async (trx: Trx, domain: string): Promise<boolean> => {
  const found = await trx
    .selectFrom('channel')
    .innerJoin('member', 'member.account_id', 'channel.account_id')
    .select('channel.id')
    .where('member.domain', '=', domain)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/** Deletes all accounts of a domain, in a transaction that has locked out ingests, and returns their number. */
export const deleteSiteAccounts = async (trx: Trx, domain: string): Promise<number> => {
  const accounts = await trx
    .selectFrom('member')
    .select('account_id')
    .where('domain', '=', domain)
    .whereRef('id', '=', 'account_id')
    .orderBy('account_id')
    .execute();
  for (const { account_id: accountId } of accounts) {
    await lockAccount(trx, accountId);
    await deleteTenant(trx, accountId);
  }
  return accounts.length;
};
