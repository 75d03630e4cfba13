import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { Page } from '../../platform/http/listing.ts';
import { isFoundByText, type PreparedSearch } from '../../platform/search/text-match.ts';
import type { PaymentContactTable, SiteTable } from './site.tables.ts';

/** What a domain is for; a console has no other kind. */
export const siteKinds = ['partner', 'playlist', 'console'] as const;

export type SiteFilter = {
  kind: (typeof siteKinds)[number] | undefined;
  search: PreparedSearch | undefined;
};

/** Sites as operators list and change them. */
export const createSiteEditingRepository = (db: Db) => ({
  /** One page of the sites that match, the oldest first, and how many match. */
  async list({ kind, search }: SiteFilter, { page, size }: Page) {
    const matching = db
      .selectFrom('site')
      .$if(kind !== undefined, (query) => query.where('is_console', '=', kind === 'console'))
      .$if(kind === 'partner' || kind === 'playlist', (query) =>
        query.where('is_playlist', '=', kind === 'playlist'),
      )
      .where((each) =>
        search ? isFoundByText(search, 'site', { id: sql.ref('site.domain') }) : each.lit(true),
      );
    const [sites, { total }] = await Promise.all([
      matching
        .selectAll()
        .orderBy('created_at')
        .orderBy('domain')
        .limit(size)
        .offset(page * size)
        .execute(),
      matching.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    ]);
    return { sites, total: Number(total) };
  },

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
