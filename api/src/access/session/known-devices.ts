import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import { createServerSigner } from '../../platform/server-signer.ts';
import type { AccountDirectory } from '../account/account-directory.ts';
import type { Owner } from './session.service.ts';

/** Sent to this very host only, like the cookie of a session. */
export const DEVICE_COOKIE = '__Host-device';
const YEAR_S = 365 * 24 * 60 * 60;
const ID_BYTES = 16;
/** Accounts that a shared browser is known for; signing in to a further one drops the oldest. */
const MAX_ACCOUNTS = 5;
const SEPARATOR = '.';

type Account = { memberId: string; passwordHash: string };

/** Names an account with its current password, so that a new password ends what a browser is known for. */
const hashAccount = ({ memberId, passwordHash }: Account) =>
  createHash('sha256')
    .update(`${memberId}\n${passwordHash}`)
    .digest()
    .subarray(0, ID_BYTES)
    .toString('base64url');

/**
 * Recognizes browsers that signed in before, by a signed cookie: others' wrong passwords do not make their attempts wait.
 * The cookie replaces no password, and attempts with it are throttled, too.
 */
export const createKnownDevices = ({ db, directory }: { db: Db; directory: AccountDirectory }) => {
  const getSigner = createServerSigner(db, 'device');

  const read = async ({ cookies }: FastifyRequest) => {
    const { valid, value } = (await getSigner()).unsign(cookies[DEVICE_COOKIE] ?? '');
    const [id, ...accounts] = valid && value ? value.split(SEPARATOR) : [];
    return { id, accounts };
  };

  return {
    /** The id of a browser that signed in to the account with its current password; undefined for any other one. */
    async identify(request: FastifyRequest, account: Account): Promise<string | undefined> {
      const { id, accounts } = await read(request);
      return accounts.includes(hashAccount(account)) ? id : undefined;
    },

    /** Adds the account of a browser that has just signed in to its cookie. */
    async remember(request: FastifyRequest, reply: FastifyReply, { accountId, memberId }: Owner) {
      const { id = randomBytes(ID_BYTES).toString('base64url'), accounts } = await read(request);
      const { password_hash: passwordHash } = await directory.get(accountId, memberId);
      const known = [...new Set([hashAccount({ memberId, passwordHash }), ...accounts])].slice(
        0,
        MAX_ACCOUNTS,
      );
      const value = (await getSigner()).sign([id, ...known].join(SEPARATOR));
      reply.setCookie(DEVICE_COOKIE, value, {
        path: '/',
        httpOnly: true,
        secure: true,
        sameSite: 'strict',
        maxAge: YEAR_S,
      });
    },
  };
};
