import type { OpenDatabase } from '../src/platform/database/database.ts';

export type DemoProfile = 'demo' | 'large';

/** The account with the most channels: its domain, its manager, and the emails of all its users. */
export const emailsIn = async ({ db }: OpenDatabase) => {
  const { account_id: accountId } = await db
    .selectFrom('channel')
    .select(['account_id', ({ fn }) => fn.countAll().as('total')])
    .groupBy('account_id')
    .orderBy('total', 'desc')
    .executeTakeFirstOrThrow();
  const people = await db
    .selectFrom('member')
    .select(['domain', 'email', 'role'])
    .where('account_id', '=', accountId)
    .orderBy('role')
    .execute();
  const manager = people.find(({ role }) => role === 'manager');
  if (!manager) throw new Error('The account with the channels has no manager.');
  return { accountId, domain: manager.domain, manager: manager.email, all: people.map(({ email }) => email) };
};
