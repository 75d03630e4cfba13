import { AppError } from '../../platform/errors.ts';
import type { Session } from '../../platform/http/request-context.ts';
import { verifyPassword } from '../../platform/passwords.ts';
import type { Throttle } from '../session/throttle.ts';
import type { MemberDirectory } from './member-directory.ts';

const rule = { name: 'own-password', freeAttempts: 5 };

/** Asks for the caller's own password again, before something that cannot be undone. */
export const createReauthentication =
  ({ directory, throttle }: { directory: MemberDirectory; throttle: Throttle }) =>
  async (session: Session, password: string) => {
    await throttle.enter(rule, session.memberId);
    const { password_hash: hash } = await directory.get(session.accountId, session.memberId);
    if (!(await verifyPassword(hash, password)))
      throw new AppError('wrong_password', { fields: [{ path: 'password', code: 'wrong' }] });
    await throttle.forget(rule, session.memberId);
  };

export type Reauthentication = ReturnType<typeof createReauthentication>;
