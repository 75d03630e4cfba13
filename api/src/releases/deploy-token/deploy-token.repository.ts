import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { DeployTokenTable } from './deploy-token.tables.ts';

/** The stored deploy tokens. */
export const createDeployTokenRepository = (db: Db) => ({
  /** False when the name was used before. */
  async insert(row: Insertable<DeployTokenTable>, trx: Trx) {
    const inserted = await trx
      .insertInto('deploy_token')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('id')
      .executeTakeFirst();
    return inserted !== undefined;
  },

  find: (id: string) => db.selectFrom('deploy_token').selectAll().where('id', '=', id).executeTakeFirst(),

  list: () =>
    db
      .selectFrom('deploy_token')
      .select(['id', 'name', 'kind', 'scope', 'created_at', 'created_by'])
      .select(['expires_at', 'revoked_at', 'revoked_by'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  findByName: (name: string, trx: Trx) =>
    trx
      .selectFrom('deploy_token')
      .select(['id', 'kind', 'scope', 'revoked_at'])
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirst(),

  async revoke(id: string, { at, by }: { at: Date; by: string }, trx: Trx) {
    await trx
      .updateTable('deploy_token')
      .set({ revoked_at: at, revoked_by: by })
      .where('id', '=', id)
      .execute();
  },
});
