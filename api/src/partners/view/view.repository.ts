import type { Db, Trx } from '../../platform/database/database.ts';
import type { SavedViewTable } from './view.tables.ts';

/** The user who owns saved views. */
export type Owner = {
  accountId: string;
  memberId: string;
};

export type SavedView = Omit<SavedViewTable, 'account_id' | 'member_id'>;

const ofOwner = ({ accountId, memberId }: Owner) => ({ account_id: accountId, member_id: memberId });

/** Stored views of all users. */
export const createViewRepository = (db: Db) => ({
  list: (owner: Owner, trx?: Trx): Promise<SavedView[]> =>
    (trx ?? db)
      .selectFrom('saved_view')
      .select(['id', 'path', 'name', 'query', 'is_default'])
      .where((eb) => eb.and(ofOwner(owner)))
      .orderBy('path')
      .orderBy('name')
      .execute(),

  /** Serialises writes of one owner, which could otherwise exceed the maximum, duplicate a name or set two defaults. */
  async lockOwner(trx: Trx, { accountId, memberId }: Owner) {
    await trx
      .selectFrom('member')
      .select('id')
      .where('account_id', '=', accountId)
      .where('id', '=', memberId)
      .forUpdate()
      .execute();
  },

  async insert(trx: Trx, owner: Owner, view: SavedView) {
    await trx
      .insertInto('saved_view')
      .values({ ...ofOwner(owner), ...view })
      .execute();
  },

  async update(trx: Trx, owner: Owner, { id, ...view }: SavedView) {
    await trx
      .updateTable('saved_view')
      .set(view)
      .where((eb) => eb.and({ ...ofOwner(owner), id }))
      .execute();
  },

  async clearDefault(trx: Trx, owner: Owner, path: string) {
    await trx
      .updateTable('saved_view')
      .set({ is_default: false })
      .where((eb) => eb.and({ ...ofOwner(owner), path, is_default: true }))
      .execute();
  },

  /** Returns false when there is no such view. */
  async delete(owner: Owner, id: string) {
    const { numDeletedRows } = await db
      .deleteFrom('saved_view')
      .where((eb) => eb.and({ ...ofOwner(owner), id }))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});
