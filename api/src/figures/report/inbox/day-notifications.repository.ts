import { sql } from 'kysely';
import type { Day } from '../../../platform/calendar.ts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import type { PricedBy } from '../../../content/site/priced-by.ts';

/** The condition on `member` that its account has channels. */
export const hasChannels = sql<boolean>`exists (select from channel where channel.account_id = member.account_id)`;

export type NotifiedAccount = { accountId: string; pricedBy: PricedBy };

/** An account with channels that was not notified of a day. */
export const findUnnotified = (
  db: Db,
  { day, except }: { day: Day; except: readonly string[] },
): Promise<NotifiedAccount | undefined> =>
  db
    .selectFrom('member')
    .innerJoin('site', 'site.domain', 'member.domain')
    .leftJoin('notified_day', 'notified_day.account_id', 'member.account_id')
    .select(['member.account_id as accountId', 'site.priced_by as pricedBy'])
    .where('member.role', '=', 'manager')
    .where((eb) => eb.or([eb('notified_day.day', 'is', null), eb('notified_day.day', '<', day)]))
    .where(hasChannels)
    .$if(except.length > 0, (query) => query.where('member.account_id', 'not in', except))
    .orderBy('member.account_id')
    .limit(1)
    .executeTakeFirst();

/** The manager of an account, and its members who are not archived. */
export const listReaders = async (db: Db, accountId: string) => {
  const rows = await db
    .selectFrom('member')
    .select(['id', 'role'])
    .where('account_id', '=', accountId)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id, role }) => ({
    id,
    role: role === 'manager' ? ('manager' as const) : ('member' as const),
  }));
};

/** Stores the newest day an account was notified of; false when another server has done so meanwhile. */
export const markNotified = async (trx: Trx, accountId: string, day: Day) => {
  const row = await trx
    .insertInto('notified_day')
    .values({ account_id: accountId, day })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ day }).where('notified_day.day', '<', day),
    )
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
};
