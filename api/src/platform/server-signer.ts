import { hkdfSync } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import type { Db } from './database/database.ts';

const KEY_BYTES = 32;

/**
 * Signs texts that come back from browsers, with a key that all servers of the database share. A text signed for one
 * purpose is not valid for another.
 */
export async function openServerSigner(db: Db, purpose: string): Promise<Signer> {
  const { secret } = await db
    .selectFrom('server_secret')
    .select('secret')
    .where('name', '=', 'signer')
    .executeTakeFirstOrThrow();
  const key = Buffer.from(hkdfSync('sha256', secret, '', `portal ${purpose}`, KEY_BYTES));
  return new Signer(key.toString('base64url'));
}
