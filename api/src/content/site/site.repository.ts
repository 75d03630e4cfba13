import type { Db } from '../../platform/database/database.ts';

/** The stored sites. */
export const createSiteRepository = (db: Db) => ({
  find: (domain: string) => db.selectFrom('site').selectAll().where('domain', '=', domain).executeTakeFirst(),

  list: () => db.selectFrom('site').selectAll().orderBy('created_at').orderBy('domain').execute(),

  findContact: (domain: string) =>
    db
      .selectFrom('payment_contact')
      .select(['company', 'address', 'business_number', 'email', 'manager_name', 'manager_contact'])
      .where('domain', '=', domain)
      .executeTakeFirst(),
});
