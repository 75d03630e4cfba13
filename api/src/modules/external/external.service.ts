import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { RequestSite } from '../../platform/http/request-context.ts';
import type { MemberDirectory } from '../member/member-directory.ts';
import type { SessionService } from '../session/session.service.ts';
import { createExternalRepository } from './external.repository.ts';

/** The user is on the way from one page to the next; nobody needs longer. */
const CODE_LIFE_MS = 60_000;
/** Twice that, for servers whose clocks differ a little: what ends later was made by a clock that was wrong. */
const LONGEST_LIFE_MS = 2 * CODE_LIFE_MS;
const SECRET_BYTES = 32;

/** What is stored of a key or a code: its hash opens nothing. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');
export const newSecret = (prefix: string) => prefix + randomBytes(SECRET_BYTES).toString('base64url');

/** Signing in users of other sites: the site fetches a code, the user's browser brings it. */
export const createExternalService = (dependencies: {
  db: Db;
  clock: Clock;
  directory: MemberDirectory;
  sessions: SessionService;
}) => {
  const { db, clock, directory, sessions } = dependencies;
  const external = createExternalRepository(db);

  return {
    /** A code for somebody who has an account on the domain of the key. */
    async issueCode(serverKey: string, userId: string) {
      const site = await external.domainOfKey(hashSecret(serverKey));
      if (!site) throw new AppError('server_key_invalid');
      const member = await directory.findByEmail(site.domain, userId);
      // Whoever runs the service signs in with a password.
      if (!member || member.role === 'operator') throw new AppError('not_found');
      const now = clock.now();
      await external.deleteExpiredCodes(now);
      const code = newSecret('');
      const expiresAt = new Date(now.getTime() + CODE_LIFE_MS);
      await external.insertCode({
        code_hash: hashSecret(code),
        domain: site.domain,
        account_id: member.accountId,
        member_id: member.memberId,
        expires_at: expiresAt,
      });
      return { code, expiresAt };
    },

    /** Used, expired, invented, for another domain: all the same to who brings it. */
    async exchange(site: RequestSite, code: string) {
      const now = clock.now();
      const latest = new Date(now.getTime() + LONGEST_LIFE_MS);
      const owner = await external.takeCode(hashSecret(code), site.domain, { now, latest });
      if (!owner) throw new AppError('external_code_invalid');
      const { role } = await directory.get(owner.account_id, owner.member_id);
      const issued = await sessions.issue({ accountId: owner.account_id, memberId: owner.member_id });
      return { ...issued, role };
    },
  };
};
