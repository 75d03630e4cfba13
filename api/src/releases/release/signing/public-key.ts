import { createHash, createPublicKey, type KeyObject } from 'node:crypto';

const ID_DIGITS = 16;

const exportKey = (key: KeyObject) => key.export({ type: 'spki', format: 'der' });

/** The public half of a key as it is stored and sent: SPKI in Base64. */
export const encodePublicKey = (key: KeyObject) => exportKey(key).toString('base64');

/** The public key of such a text. */
export const decodePublicKey = (text: string): KeyObject =>
  createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });

/** The id of a key: the beginning of its public half's SHA-256. */
export const computeKeyId = (key: KeyObject | Uint8Array) =>
  createHash('sha256')
    .update(key instanceof Uint8Array ? key : exportKey(key))
    .digest('hex')
    .slice(0, ID_DIGITS);
