import type { Clock } from '../../platform/clock.ts';
import { pacificDayOf } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Page } from '../../platform/http/listing.ts';
import type { RequestSite, Session } from '../../platform/http/request-context.ts';
import type { Ids } from '../../platform/ids.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { createChannelAssignments } from '../channel/channel-assignments.ts';
import type { SessionService } from '../session/session.service.ts';
import { changeRate, insertFirstRate } from './fee-rate.repository.ts';
import { checkPasswordMinimum, emailKey, type NewPerson, refuseTakenEmail } from './member-directory.ts';
import { createMemberRepository } from './member.repository.ts';
import type { Reauthentication } from './reauthentication.ts';

/** 5 % of a member's revenue, in basis points. */
const DEFAULT_FEE = 500;
const BASIS_POINTS = 10_000;

export type MemberChange = {
  target: string;
  password?: string | undefined;
  fee_rate?: number | undefined;
};

/** What managers do with their members. A member of somebody else is as unknown as one that never was. */
export const createMemberService = (dependencies: {
  db: Db;
  clock: Clock;
  ids: Ids;
  sessions: SessionService;
  confirm: Reauthentication;
}) => {
  const { db, clock, ids, sessions, confirm } = dependencies;
  const members = createMemberRepository(db);
  const assignments = createChannelAssignments(db);

  const getOwn = async (session: Session, id: string) => {
    const member = await members.find(session.accountId, id);
    if (member?.role !== 'member') throw new AppError('not_found');
    return member;
  };

  return {
    async list(session: Session, page: Page) {
      const [rows, total] = await Promise.all([
        members.page(session.accountId, pacificDayOf(clock.now()), page),
        members.count(session.accountId),
      ]);
      const channels = await assignments.ofMembers(
        session.accountId,
        rows.map(({ id }) => id),
      );
      const items = rows.map(({ basis_points: fee, registered_at: at, ...member }) => ({
        ...member,
        fee_rate: fee / BASIS_POINTS,
        registered_at: at.toISOString(),
        channels: (channels.get(member.id) ?? []).map(({ id, name, thumbnail }) => ({ id, name, thumbnail })),
      }));
      return { items, total };
    },

    async add(session: Session, site: RequestSite, person: NewPerson & { channelUrl: string | null }) {
      checkPasswordMinimum(site, person.password, 'password');
      const id = ids.uuid();
      const member = {
        account_id: session.accountId,
        id,
        domain: session.domain,
        role: 'member' as const,
        email: person.email,
        nickname: person.nickname,
        password_hash: await hashPassword(person.password),
        channel_url: person.channelUrl,
        registered_at: clock.now(),
      };
      await db
        .transaction()
        .execute(async (trx) => {
          await members.insert(trx, member, emailKey(person.email));
          await insertFirstRate(trx, session.accountId, id, DEFAULT_FEE);
        })
        .catch(refuseTakenEmail('user_id'));
      return {
        id,
        email: member.email,
        nickname: member.nickname,
        channel_url: member.channel_url,
        fee_rate: DEFAULT_FEE / BASIS_POINTS,
        registered_at: member.registered_at.toISOString(),
        channels: [],
      };
    },

    async update(session: Session, site: RequestSite, { target, password, fee_rate: rate }: MemberChange) {
      const member = await getOwn(session, target);
      if (password !== undefined) checkPasswordMinimum(site, password, 'password');
      const passwordHash = password === undefined ? undefined : await hashPassword(password);
      await db.transaction().execute(async (trx) => {
        if (passwordHash)
          await members.update(session.accountId, member.id, { password_hash: passwordHash }, trx);
        if (rate === undefined) return;
        const day = pacificDayOf(clock.now());
        await changeRate(trx, session.accountId, member.id, day, Math.round(rate * BASIS_POINTS));
      });
      if (passwordHash) await sessions.revokeAll({ accountId: session.accountId, memberId: member.id });
    },

    async remove(session: Session, target: string, password: string) {
      const member = await getOwn(session, target);
      await confirm(session, password);
      await members.delete(session.accountId, member.id);
    },
  };
};
