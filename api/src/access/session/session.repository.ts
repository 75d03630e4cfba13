import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { SessionTable } from './session.tables.ts';

/** The stored sessions. */
export const createSessionRepository = (db: Db) => {
  const deleteSessions = (accountId: string, memberId: string, trx: Db | Trx = db) =>
    trx.deleteFrom('session').where('account_id', '=', accountId).where('member_id', '=', memberId);

  return {
    async insert(row: Insertable<SessionTable>) {
      await db.insertInto('session').values(row).execute();
    },

    async deleteAll(accountId: string, memberId: string, trx?: Trx) {
      await deleteSessions(accountId, memberId, trx).execute();
    },

    async deleteBound(accountId: string, memberId: string, bindingHash: string) {
      await deleteSessions(accountId, memberId).where('binding_hash', '=', bindingHash).execute();
    },

    async deleteBoundElsewhere(accountId: string, memberId: string, bindingHash: string, trx?: Trx) {
      await deleteSessions(accountId, memberId, trx).where('binding_hash', '<>', bindingHash).execute();
    },

    async deleteExpired(accountId: string, memberId: string, now: Date) {
      await deleteSessions(accountId, memberId).where('expires_at', '<=', now).execute();
    },

    async shorten(tokenHash: string, expiresAt: Date) {
      await db
        .updateTable('session')
        .set({ expires_at: expiresAt })
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', expiresAt)
        .execute();
    },
  };
};
