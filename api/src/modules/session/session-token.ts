import { createHash, randomBytes } from 'node:crypto';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a token is good for; it is renewed once half of that has passed. */
export const TOKEN_LIFE_MS = 30 * DAY_MS;
/** Other tabs may still be using the old token while one of them fetches the new one. */
export const RENEWED_TOKEN_LIFE_MS = 60_000;

const BINDING_BYTES = 32;
/** What ties a token to a browser: 256 random bits. */
export const newBinding = () => randomBytes(BINDING_BYTES).toString('base64url');

/** What is stored of a token or a binding: its hash opens nothing. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
