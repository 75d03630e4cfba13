import type { Insertable, Updateable } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { PaymentContactTable, SiteTable } from './site.tables.ts';

/** Writes of sites by operators. */
export const createSiteEditingRepository = (db: Db) => ({
  lock: (trx: Trx, domain: string) =>
    trx.selectFrom('site').selectAll().where('domain', '=', domain).forUpdate().executeTakeFirst(),

  /** @throws a unique violation of `site_pkey` when the domain exists */
  insert: (trx: Trx, row: Insertable<SiteTable>) =>
    trx.insertInto('site').values(row).returningAll().executeTakeFirstOrThrow(),

  update: (trx: Trx, domain: string, change: Updateable<SiteTable>) =>
    trx.updateTable('site').set(change).where('domain', '=', domain).returningAll().executeTakeFirstOrThrow(),

  async delete(trx: Trx, domain: string) {
    await trx.deleteFrom('site').where('domain', '=', domain).execute();
  },

  findContact: (domain: string, trx: Db | Trx = db) =>
    trx.selectFrom('payment_contact').selectAll().where('domain', '=', domain).executeTakeFirst(),

  putContact: (trx: Trx, row: Insertable<PaymentContactTable>) =>
    trx
      .insertInto('payment_contact')
      .values(row)
      .onConflict((conflict) => conflict.column('domain').doUpdateSet(row))
      .returningAll()
      .executeTakeFirstOrThrow(),
});
