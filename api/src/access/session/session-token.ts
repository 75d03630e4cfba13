import { createHash, randomBytes } from 'node:crypto';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The lifetime of a token; it is renewed after half of it. */
export const TOKEN_LIFETIME_MS = 30 * DAY_MS;
/** How long the old token stays valid after a renewal, because other tabs may still use it. */
export const RENEWED_TOKEN_LIFETIME_MS = 60_000;

const BINDING_BYTES = 32;
/** A random binding of 256 bits, which ties a token to a browser. */
export const createBinding = () => randomBytes(BINDING_BYTES).toString('base64url');

/** Only hashes of tokens and bindings are stored. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
