import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const deriveKey = (key: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', key, '', `portal idempotency ${purpose}`, 32));

/** The key of the stored row: only a hash of the client's key is stored. */
export const hashKey = (scope: string, key: string) =>
  createHash('sha256').update(`${scope}\n${key}`).digest('hex');

/** A keyed fingerprint of a request, which reveals nothing without the client's key. */
export const computeMac = (key: string, content: string) =>
  createHmac('sha256', deriveKey(key, 'request')).update(content).digest('hex');

/**
 * Encrypts a stored response with the client's key: responses carry access tokens, which the server must not store.
 */
export const seal = (key: string, content: string) => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(key, 'answer'), nonce);
  const encrypted = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64');
};

/** Decrypts a stored response. @throws when it was encrypted with another key, or changed */
export const unseal = (key: string, sealed: string) => {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(CIPHER, deriveKey(key, 'answer'), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const content = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
};
