import { countNameCharacters, NICKNAME_LENGTHS } from '@portal/shared/api';
import { type Clock, toPacificDay } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { RequestSite, Session } from '../../platform/http/request-context.ts';
import type { Passwords } from '../../platform/passwords.ts';
import type { Actor } from '../../access/audit/actor.ts';
import type { Audit } from '../../access/audit/audit.service.ts';
import { waitForIngest } from '../../figures/ingest/delete-figures.ts';
import type { SessionService } from '../../access/session/session.service.ts';
import { lockAccount, lockAssignments } from '../../access/account/account-lock.ts';
import { checkPasswordMinimum } from '../../access/account/account-directory.ts';
import { createMemberRepository } from './member.repository.ts';
import { createMemberRemoval } from './remove-member.ts';
import type { Reauthentication } from '../../access/session/reauthentication.ts';
import { deleteTenant } from '../../access/account/delete-tenant.ts';

export type AccountChange = {
  password: string;
  new_password?: string | undefined;
  nickname?: string | undefined;
};

/** What every user may do with their own account. */
export const createAccountService = (dependencies: {
  db: Db;
  clock: Clock;
  sessions: SessionService;
  passwords: Passwords;
  confirm: Reauthentication;
  audit: Audit;
}) => {
  const { db, clock, sessions, passwords, confirm, audit } = dependencies;
  const members = createMemberRepository(db);
  const removeMember = createMemberRemoval(db);

  const deleteAccount = ({ accountId, memberId, role }: Session, actor: Actor) =>
    db.transaction().execute(async (trx) => {
      if (role === 'member') {
        const now = clock.now();
        await lockAssignments(trx, accountId);
        if (!(await members.lock(trx, accountId, memberId, toPacificDay(now))))
          throw new AppError('not_found');
        await removeMember(trx, { accountId, memberId, now });
      } else {
        await waitForIngest(trx);
        await lockAccount(trx, accountId);
        await deleteTenant(trx, accountId);
      }
      await audit.record(actor, { action: 'account.withdrawn', subject: memberId }, trx);
    });

  return {
    async update(session: Session, site: RequestSite, actor: Actor, change: AccountChange) {
      const { new_password: newPassword, nickname } = change;
      if (
        nickname !== undefined &&
        session.role !== 'member' &&
        countNameCharacters(nickname) > NICKNAME_LENGTHS.maximum
      )
        throw new AppError('validation', {
          fields: [{ path: 'nickname', code: 'too_long', limit: NICKNAME_LENGTHS.maximum }],
        });
      if (newPassword !== undefined) checkPasswordMinimum(site, newPassword, 'new_password');
      await confirm(session, change.password);
      const passwordHash =
        newPassword === undefined ? undefined : await passwords.hash(newPassword, session.accountId);
      await db.transaction().execute(async (trx) => {
        if (nickname !== undefined)
          await members.update(session.accountId, session.memberId, { nickname }, trx);
        if (!passwordHash) return;
        await members.update(session.accountId, session.memberId, { password_hash: passwordHash }, trx);
        await sessions.revokeOthers(session, trx);
        await audit.record(actor, { action: 'account.password', subject: session.memberId }, trx);
      });
    },

    /** Deletes or archives a member's account; deletes a manager's with everything that belongs to it. */
    async withdraw(session: Session, actor: Actor, password: string) {
      try {
        await confirm(session, password);
        await deleteAccount(session, actor);
      } catch (error) {
        // A simultaneous withdrawal, or the manager, has deleted the account, and with it this session.
        const isGone = error instanceof AppError && error.code === 'not_found';
        throw isGone ? new AppError('unauthenticated', { cause: error }) : error;
      }
    },
  };
};
