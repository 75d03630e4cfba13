import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { RequestSite } from '../../platform/http/request-context.ts';
import type { AccountDirectory } from '../account/account-directory.ts';
import type { SessionService } from '../session/session.service.ts';
import { createExternalRepository } from './external.repository.ts';

/** The user is being redirected from one page to the next, which takes seconds. */
const CODE_LIFETIME_MS = 60_000;
/**
 * Twice that, because the clocks of servers differ slightly; a code that ends later was created by a wrong clock.
 */
const MAX_LIFETIME_MS = 2 * CODE_LIFETIME_MS;
const SECRET_BYTES = 32;

/** Only hashes of keys and codes are stored. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');
export const createSecret = (prefix: string) => prefix + randomBytes(SECRET_BYTES).toString('base64url');

/** Single sign-on from other sites: the site requests a code, and the user's browser exchanges it for a session. */
export const createExternalService = (dependencies: {
  db: Db;
  clock: Clock;
  directory: AccountDirectory;
  sessions: SessionService;
}) => {
  const { db, clock, directory, sessions } = dependencies;
  const external = createExternalRepository(db);

  return {
    /** Creates a code for a user with an account on the key's domain. */
    async issueCode(serverKey: string, userId: string) {
      const site = await external.domainOfKey(hashSecret(serverKey));
      if (!site) throw new AppError('server_key_invalid');
      const member = await directory.findByEmail(site.domain, userId);
      // Operators sign in with a password.
      if (!member || member.role === 'operator') throw new AppError('not_found');
      const now = clock.now();
      await external.deleteExpiredCodes(now);
      const code = createSecret('');
      const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS);
      await external.insertCode({
        code_hash: hashSecret(code),
        domain: site.domain,
        account_id: member.accountId,
        member_id: member.memberId,
        expires_at: expiresAt,
      });
      return { code, expiresAt };
    },

    /** Returns the same failure for used, expired, invented and foreign codes. */
    async exchange(site: RequestSite, code: string) {
      const now = clock.now();
      const latest = new Date(now.getTime() + MAX_LIFETIME_MS);
      const taken = await external.takeCode(hashSecret(code), site.domain, { now, latest });
      if (!taken) throw new AppError('external_code_invalid');
      const owner = { accountId: taken.account_id, memberId: taken.member_id };
      const { role } = await directory.get(owner.accountId, owner.memberId);
      return { ...(await sessions.issue(owner)), owner, role };
    },
  };
};
