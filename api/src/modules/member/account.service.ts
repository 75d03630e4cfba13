import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { RequestSite, Session } from '../../platform/http/request-context.ts';
import { visibleLength } from '../../platform/http/text-schema.ts';
import { hashPassword } from '../../platform/passwords.ts';
import type { SessionService } from '../session/session.service.ts';
import { checkPasswordMinimum } from './member-directory.ts';
import { createMemberRepository } from './member.repository.ts';
import type { Reauthentication } from './reauthentication.ts';
import { deleteTenant } from './tenant.repository.ts';

/** The nickname of a sign-up; members' names are chosen by their manager and may be longer. */
const OWN_NICKNAME_MAXIMUM = 12;

export type AccountChange = {
  password: string;
  new_password?: string | undefined;
  nickname?: string | undefined;
};

/** What everybody may do with their own account. */
export const createAccountService = (dependencies: {
  db: Db;
  sessions: SessionService;
  confirm: Reauthentication;
}) => {
  const { db, sessions, confirm } = dependencies;
  const members = createMemberRepository(db);
  return {
    async update(session: Session, site: RequestSite, change: AccountChange) {
      const { new_password: newPassword, nickname } = change;
      if (
        nickname !== undefined &&
        session.role !== 'member' &&
        visibleLength(nickname) > OWN_NICKNAME_MAXIMUM
      )
        throw new AppError('validation', {
          fields: [{ path: 'nickname', code: 'too_long', limit: OWN_NICKNAME_MAXIMUM }],
        });
      if (newPassword !== undefined) checkPasswordMinimum(site, newPassword, 'new_password');
      await confirm(session, change.password);
      await members.update(session.accountId, session.memberId, {
        ...(nickname === undefined ? {} : { nickname }),
        ...(newPassword === undefined ? {} : { password_hash: await hashPassword(newPassword) }),
      });
      if (newPassword !== undefined) await sessions.revokeAll(session, session);
    },

    /** A member leaves alone; with a manager goes everything that belongs to the account. */
    async withdraw(session: Session, password: string) {
      await confirm(session, password);
      if (session.role === 'member') await members.delete(session.accountId, session.memberId);
      else await deleteTenant(db, session.accountId);
    },
  };
};
