import { AppError } from '../../errors/app-error.ts';
import type { Session } from '../../platform/http/request-context.ts';
import type { Passwords } from '../../platform/passwords.ts';
import type { Throttle } from './throttle.ts';
import type { AccountDirectory } from '../account/account-directory.ts';

const rule = { name: 'own-password', freeAttempts: 5, isForgiving: true };

/** Requires the caller's own password again, before something that cannot be undone. */
export const createReauthentication =
  (dependencies: { directory: AccountDirectory; throttle: Throttle; passwords: Passwords }) =>
  async (session: Session, password: string) => {
    const { directory, throttle, passwords } = dependencies;
    const { password_hash: hash } = await directory.get(session.accountId, session.memberId);
    const isRight = await throttle.attempt([{ rule, of: session.memberId }], () =>
      passwords.verify(hash, password, session.accountId),
    );
    if (!isRight) throw new AppError('wrong_password', { fields: [{ path: 'password', code: 'wrong' }] });
  };

export type Reauthentication = ReturnType<typeof createReauthentication>;
