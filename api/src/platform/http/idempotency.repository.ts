import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

export type Claim = {
  keyHash: string;
  accountId: string | null;
  attempt: string;
  requestMac: string;
  now: Date;
};

const RETENTION_MS = 24 * 60 * 60 * 1000;
/** Longer than any write takes. */
const ABANDONED_AFTER_MS = 120_000;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/** The stored idempotency keys. */
export const createIdempotencyRepository = (db: Db) => ({
  /** Claims the key for this attempt, unless another attempt has it. */
  async claim({ keyHash, accountId, attempt, requestMac, now }: Claim): Promise<boolean> {
    const { rows } = await sql`
      insert into idempotency_key as known (key_hash, account_id, attempt, request_mac, answer, started_at)
      values (${keyHash}, ${accountId}::uuid, ${attempt}::uuid, ${requestMac}, null, ${now}::timestamptz)
      on conflict (key_hash) do update set
        attempt = excluded.attempt, request_mac = excluded.request_mac, answer = null, started_at = excluded.started_at
      where known.started_at <= ${before(now, RETENTION_MS)}::timestamptz
      returning key_hash`.execute(db);
    return rows.length > 0;
  },

  find: (keyHash: string) =>
    db
      .selectFrom('idempotency_key')
      .select(['attempt', 'request_mac', 'answer', 'started_at'])
      .where('key_hash', '=', keyHash)
      .executeTakeFirst(),

  /** Whether the server that began it must have died: the response is overdue, or the clock was wrong then. */
  isAbandoned: (startedAt: Date, now: Date) =>
    Math.abs(now.getTime() - startedAt.getTime()) >= ABANDONED_AFTER_MS,

  /** Moves an abandoned key to this attempt, unless another one took it first. */
  async takeOver(keyHash: string, abandoned: string, { attempt, now }: { attempt: string; now: Date }) {
    const { numUpdatedRows } = await db
      .updateTable('idempotency_key')
      .set({ attempt, started_at: now })
      .where('key_hash', '=', keyHash)
      .where('attempt', '=', abandoned)
      .where('answer', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async complete(keyHash: string, attempt: string, answer: string) {
    await db
      .updateTable('idempotency_key')
      .set({ answer })
      .where('key_hash', '=', keyHash)
      .where('attempt', '=', attempt)
      .execute();
  },

  async release(keyHash: string, attempt: string) {
    await db
      .deleteFrom('idempotency_key')
      .where('key_hash', '=', keyHash)
      .where('attempt', '=', attempt)
      .execute();
  },

  async deleteExpired(now: Date) {
    await db.deleteFrom('idempotency_key').where('started_at', '<=', before(now, RETENTION_MS)).execute();
  },
});
