import { hkdfSync } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import { sql } from 'kysely';
import type { Db } from './database/database.ts';

const NAME = 'signer';
const KEY_BYTES = 32;

/** Creates the secret with the first server; two random UUIDs have 244 random bits. */
const readSecret = async (db: Db): Promise<string> => {
  await db
    .insertInto('server_secret')
    .values({
      name: NAME,
      secret: sql<string>`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = db.selectFrom('server_secret').select('secret').where('name', '=', NAME);
  return (await row.executeTakeFirstOrThrow()).secret;
};

/**
 * Signs texts that come back from browsers, with a key that all servers of the database share. A text signed for one
 * purpose is not valid for another.
 */
export async function openServerSigner(db: Db, purpose: string): Promise<Signer> {
  const key = Buffer.from(hkdfSync('sha256', await readSecret(db), '', `portal ${purpose}`, KEY_BYTES));
  return new Signer(key.toString('base64url'));
}
