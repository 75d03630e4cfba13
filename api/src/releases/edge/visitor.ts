import { createHash, randomUUID } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';
import type { Db } from '../../platform/database/database.ts';
import { createServerSigner } from '../../platform/server-signer.ts';
import type { Sets } from '../release/index.ts';

/** Sent to this very host only, and over TLS or on this machine, like the cookie of a session. */
export const VISITOR_COOKIE = '__Host-visitor';
const YEAR_S = 365 * 24 * 60 * 60;
const BUCKETS = 10_000;

export type Visitor = {
  id: string;
  /** The value of `Set-Cookie` for a visitor who was not known before. */
  cookie: string | undefined;
};

/**
 * Whether a visitor is among the percent of all that get a candidate. A larger share keeps those of a smaller one, and
 * another candidate takes others.
 */
export function isInShare(visitor: string, { set, share }: { set: string; share: number }): boolean {
  const hash = createHash('sha256').update(`${visitor} ${set}`).digest();
  const bucket = Math.floor((hash.readUInt32BE(0) / 2 ** 32) * BUCKETS);
  return bucket < (share / 100) * BUCKETS;
}

/** The set of a visitor while a rollout runs. */
export const chooseSet = ({ set, candidate }: Sets, { id }: Visitor) =>
  candidate && isInShare(id, { set: candidate.set.id, share: candidate.share }) ? candidate.set : set;

/** Identifies visitors by a signed cookie, so that they cannot choose their release set. */
export function createVisitors(db: Db): (cookies: string | undefined) => Promise<Visitor> {
  const getSigner = createServerSigner(db, 'visitor');

  return async (cookies) => {
    const signer = await getSigner();
    const { valid, value } = signer.unsign(fastifyCookie.parse(cookies ?? '')[VISITOR_COOKIE] ?? '');
    if (valid && value !== null) return { id: value, cookie: undefined };
    const id = randomUUID();
    const cookie = fastifyCookie.serialize(VISITOR_COOKIE, signer.sign(id), {
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'lax',
      maxAge: YEAR_S,
    });
    return { id, cookie };
  };
}
