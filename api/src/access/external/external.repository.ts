import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { ExternalCodeTable, ServerKeyTable } from './external.tables.ts';

/** The stored server keys and codes. */
export const createExternalRepository = (db: Db) => ({
  async insertKey(row: Insertable<ServerKeyTable>, trx: Trx) {
    await trx.insertInto('server_key').values(row).execute();
  },

  keys: (domain: string) =>
    db
      .selectFrom('server_key')
      .select(['id', 'domain', 'name', 'created_at', 'created_by'])
      .where('domain', '=', domain)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),

  domainOfKey: (keyHash: string) =>
    db.selectFrom('server_key').select('domain').where('key_hash', '=', keyHash).executeTakeFirst(),

  deleteKey: (id: string, trx: Trx) =>
    trx.deleteFrom('server_key').where('id', '=', id).returning(['domain', 'name']).executeTakeFirst(),

  async insertCode(row: Insertable<ExternalCodeTable>) {
    await db.insertInto('external_code').values(row).execute();
  },

  /**
   * Deletes and returns a valid code; one of many simultaneous calls gets it. A code that ends after `latest` was
   * created by a wrong clock.
   */
  takeCode: (codeHash: string, domain: string, { now, latest }: { now: Date; latest: Date }) =>
    db
      .deleteFrom('external_code')
      .where('code_hash', '=', codeHash)
      .where('domain', '=', domain)
      .where('expires_at', '>', now)
      .where('expires_at', '<=', latest)
      .returning(['account_id', 'member_id'])
      .executeTakeFirst(),

  async deleteExpiredCodes(now: Date) {
    await db.deleteFrom('external_code').where('expires_at', '<=', now).execute();
  },
});
