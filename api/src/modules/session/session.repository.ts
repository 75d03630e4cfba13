import type { Insertable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { SessionTable } from './session.tables.ts';

/** What is stored of sessions. */
export const createSessionRepository = (db: Db) => ({
  async insert(row: Insertable<SessionTable>) {
    await db.insertInto('session').values(row).execute();
  },

  async delete(tokenHash: string) {
    await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
  },

  async deleteOf(accountId: string, memberId: string, keptHash = '') {
    await db
      .deleteFrom('session')
      .where('account_id', '=', accountId)
      .where('member_id', '=', memberId)
      .where('token_hash', '<>', keptHash)
      .execute();
  },

  async deleteExpired(accountId: string, memberId: string, now: Date) {
    await db
      .deleteFrom('session')
      .where('account_id', '=', accountId)
      .where('member_id', '=', memberId)
      .where('expires_at', '<=', now)
      .execute();
  },

  async shorten(tokenHash: string, expiresAt: Date) {
    await db
      .updateTable('session')
      .set({ expires_at: expiresAt })
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', expiresAt)
      .execute();
  },
});
