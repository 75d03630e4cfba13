import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

export type Claim = {
  keyHash: string;
  accountId: string | null;
  attempt: string;
  requestMac: string;
  now: Date;
};

const KEPT_MS = 24 * 60 * 60 * 1000;
/** Longer than any request lives; what is still under way then was left behind by a server that died. */
const ABANDONED_MS = 120_000;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/** What is stored of named writes. */
export const createIdempotencyRepository = (db: Db) => ({
  /** Makes the key this attempt's own, unless somebody else has it. */
  async claim({ keyHash, accountId, attempt, requestMac, now }: Claim): Promise<boolean> {
    const { rows } = await sql`
      insert into idempotency_key as known (key_hash, account_id, attempt, request_mac, answer, started_at)
      values (${keyHash}, ${accountId}::uuid, ${attempt}::uuid, ${requestMac}, null, ${now}::timestamptz)
      on conflict (key_hash) do update set
        attempt = excluded.attempt, request_mac = excluded.request_mac, answer = null, started_at = excluded.started_at
      where known.started_at <= ${before(now, KEPT_MS)}::timestamptz
        or (known.answer is null and known.request_mac = excluded.request_mac
          and known.started_at <= ${before(now, ABANDONED_MS)}::timestamptz)
      returning key_hash`.execute(db);
    return rows.length > 0;
  },

  find: (keyHash: string) =>
    db
      .selectFrom('idempotency_key')
      .select(['request_mac', 'answer'])
      .where('key_hash', '=', keyHash)
      .executeTakeFirst(),

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

  async forgetOld(now: Date) {
    await db.deleteFrom('idempotency_key').where('started_at', '<=', before(now, KEPT_MS)).execute();
  },
});
