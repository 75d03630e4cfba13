import { createHash, randomBytes } from 'node:crypto';

/** By which a token is told from a session's, and found by secret scanners. */
const PREFIX = 'pdt_';
const SECRET_BYTES = 32;
const tokenPattern = /^pdt_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})_([\w-]{43})$/;

/** Only hashes are stored; the secret has 256 random bits, so that a fast hash is safe. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Creates the token of an id, and the hash that is stored of it. */
export const createToken = (id: string) => {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { token: `${PREFIX}${id.replaceAll('-', '')}_${secret}`, hash: hashSecret(secret) };
};

/** The deploy token of an Authorization header; undefined when it has none. */
export const readDeployToken = (authorization: string | undefined) =>
  /^Bearer +(pdt_.*)$/i.exec(authorization ?? '')?.[1];

/** The id and secret of a token; undefined when it is malformed. */
export const parseToken = (token: string) => {
  const [, a, b, c, d, e, secret] = tokenPattern.exec(token) ?? [];
  return secret === undefined ? undefined : { id: [a, b, c, d, e].join('-'), secret };
};
