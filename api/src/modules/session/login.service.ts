import { AppError } from '../../platform/errors.ts';
import type { RequestSite } from '../../platform/http/request-context.ts';
import type { Passwords } from '../../platform/passwords.ts';
import { toEmailKey, type MemberDirectory } from '../member/member-directory.ts';
import { toThrottledAddress } from '../../platform/http/client-address.ts';
import type { SessionService } from './session.service.ts';
import type { Throttle } from './throttle.ts';

const perAccount = { name: 'login-account', freeAttempts: 5, isForgiving: true };
/** An office shares an address, so that one successful sign-in there must not reset the count. */
const perAddress = { name: 'login-address', freeAttempts: 30, isForgiving: false };
const joinPerAddress = { name: 'join-address', freeAttempts: 50, isForgiving: false };

/** Signing in and signing up. */
export const createLoginService = (dependencies: {
  directory: MemberDirectory;
  sessions: SessionService;
  throttle: Throttle;
  passwords: Passwords;
}) => {
  const { directory, sessions, throttle, passwords } = dependencies;
  return {
    async login(site: RequestSite, id: string, password: string, address: string) {
      const caller = toThrottledAddress(address);
      const subjects = [
        { rule: perAddress, of: caller },
        // Throttled by the typed id, whether the account exists or not, because the wait would reveal it.
        { rule: perAccount, of: `${site.domain}\n${toEmailKey(id)}` },
      ];
      const member = await directory.findByEmail(site.domain, id);
      const isRight = await throttle.attempt(subjects, () =>
        passwords.verify(member?.passwordHash, password, caller),
      );
      if (!member || !isRight) throw new AppError('bad_credentials');
      return { ...(await sessions.issue(member)), role: member.role };
    },

    async join(
      site: RequestSite,
      person: { email: string; password: string; nickname: string },
      address: string,
    ) {
      if (site.is_console) throw new AppError('forbidden');
      // Each sign-up of an address counts like a wrong password, because accounts cost storage.
      const caller = toThrottledAddress(address);
      await throttle.attempt([{ rule: joinPerAddress, of: caller }], async () => false);
      return sessions.issue(await directory.createManager(site, person, caller));
    },
  };
};
