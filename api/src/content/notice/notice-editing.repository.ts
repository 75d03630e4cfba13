import type { Insertable, Updateable } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { Page } from '../../platform/http/listing.ts';
import type { NoticeTable } from './notice.tables.ts';

/** The domain of notices: `undefined` for all, null for those that every domain shows. */
export type NoticeOwner = string | null | undefined;

/** The stored notices, for operators. */
export const createNoticeEditingRepository = (db: Db) => {
  const of = (owner: NoticeOwner) =>
    db
      .selectFrom('notice')
      .$if(typeof owner === 'string', (query) => query.where('domain', '=', owner ?? ''))
      .$if(owner === null, (query) => query.where('domain', 'is', null));

  return {
    page: (owner: NoticeOwner, { page, size }: Page) =>
      of(owner)
        .selectAll()
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(size)
        .offset(page * size)
        .execute(),

    async count(owner: NoticeOwner) {
      const { total } = await of(owner)
        .select(({ fn }) => fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    find: (id: string) => db.selectFrom('notice').selectAll().where('id', '=', id).executeTakeFirst(),

    lock: (trx: Trx, id: string) =>
      trx.selectFrom('notice').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    insert: (trx: Trx, row: Insertable<NoticeTable>) =>
      trx.insertInto('notice').values(row).returningAll().executeTakeFirstOrThrow(),

    update: (trx: Trx, id: string, change: Updateable<NoticeTable>) =>
      trx.updateTable('notice').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),

    async delete(trx: Trx, id: string) {
      await trx.deleteFrom('notice').where('id', '=', id).execute();
    },
  };
};
