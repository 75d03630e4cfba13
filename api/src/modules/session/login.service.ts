import { AppError } from '../../platform/errors.ts';
import type { RequestSite } from '../../platform/http/request-context.ts';
import { verifyPassword } from '../../platform/passwords.ts';
import { emailKey, type MemberDirectory } from '../member/member-directory.ts';
import type { SessionService } from './session.service.ts';
import type { Throttle } from './throttle.ts';

const perAccount = { name: 'login-account', freeAttempts: 5 };
const perAddress = { name: 'login-address', freeAttempts: 30 };
const joinPerAddress = { name: 'join-address', freeAttempts: 50 };

/** Signing in and signing up. */
export const createLoginService = (dependencies: {
  directory: MemberDirectory;
  sessions: SessionService;
  throttle: Throttle;
}) => {
  const { directory, sessions, throttle } = dependencies;
  return {
    async login(site: RequestSite, id: string, password: string, address: string) {
      // By what was typed, whether such an account exists or not, or the waiting would tell.
      const subject = `${site.domain}\n${emailKey(id)}`;
      await throttle.enter(perAddress, address);
      await throttle.enter(perAccount, subject);
      const member = await directory.findByEmail(site.domain, id);
      const isRight = await verifyPassword(member?.passwordHash, password);
      if (!member || !isRight) throw new AppError('bad_credentials');
      await throttle.forget(perAccount, subject);
      await throttle.undo(perAddress, address);
      return { token: await sessions.issue(member), role: member.role };
    },

    async join(
      site: RequestSite,
      person: { email: string; password: string; nickname: string },
      address: string,
    ) {
      if (site.is_console) throw new AppError('forbidden');
      await throttle.enter(joinPerAddress, address);
      return sessions.issue(await directory.createManager(site, person));
    },
  };
};
