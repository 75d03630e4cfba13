import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const derive = (key: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', key, '', `portal idempotency ${purpose}`, 32));

/** What an answer is stored under: of the client's key only a hash is kept. */
export const hashKey = (scope: string, key: string) =>
  createHash('sha256').update(`${scope}\n${key}`).digest('hex');

/** A fingerprint of a request that says nothing to those who do not have the client's key. */
export const macOf = (key: string, content: string) =>
  createHmac('sha256', derive(key, 'request')).update(content).digest('hex');

/** Locks a stored answer with the client's key: answers carry access tokens, which the server must not keep. */
export const seal = (key: string, content: string) => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, derive(key, 'answer'), nonce);
  const locked = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), locked]).toString('base64');
};

/** @throws where the content was locked with another key, or changed */
export const unseal = (key: string, sealed: string) => {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(CIPHER, derive(key, 'answer'), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const content = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
};
