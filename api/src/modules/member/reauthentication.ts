import { AppError } from '../../platform/errors.ts';
import type { Session } from '../../platform/http/request-context.ts';
import { verifyPassword } from '../../platform/passwords.ts';
import type { Throttle } from '../session/throttle.ts';
import type { MemberDirectory } from './member-directory.ts';

const rule = { name: 'own-password', freeAttempts: 5, isForgiving: true };

/** Requires the caller's own password again, before something that cannot be undone. */
export const createReauthentication =
  ({ directory, throttle }: { directory: MemberDirectory; throttle: Throttle }) =>
  async (session: Session, password: string) => {
    const { password_hash: hash } = await directory.get(session.accountId, session.memberId);
    const isRight = await throttle.attempt([{ rule, of: session.memberId }], () =>
      verifyPassword(hash, password),
    );
    if (!isRight) throw new AppError('wrong_password', { fields: [{ path: 'password', code: 'wrong' }] });
  };

export type Reauthentication = ReturnType<typeof createReauthentication>;
