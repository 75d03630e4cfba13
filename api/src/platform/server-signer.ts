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

async function openServerSigner(db: Db, purpose: string): Promise<Signer> {
  const key = Buffer.from(hkdfSync('sha256', await readSecret(db), '', `portal ${purpose}`, KEY_BYTES));
  return new Signer(key.toString('base64url'));
}

/**
 * Returns the signer of texts that come back from browsers, whose key all servers of the database share. A text signed for
 * one purpose is not valid for another. The key is read with the first call, and by the next one after that failed.
 */
export function createServerSigner(db: Db, purpose: string): () => Promise<Signer> {
  let opened: Promise<Signer> | undefined;
  return () => {
    opened ??= openServerSigner(db, purpose).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}
