import type { Clock } from '../../platform/clock.ts';
import { toPacificDay } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { toBasisPoints, toFraction } from '../../platform/http/day-span-schema.ts';
import { checkVersion, type SeenVersion } from '../../platform/http/if-match.ts';
import type { Page } from '../../platform/http/listing.ts';
import type { RequestSite, Session } from '../../platform/http/request-context.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Passwords } from '../../platform/passwords.ts';
import type { Actor } from '../../access/audit/actor.ts';
import type { Audit } from '../../access/audit/audit.service.ts';
import { notify } from '../../access/notification/notify.ts';
import { FIRST_DAY } from '../../platform/day-span.ts';
import { findFirstShareDay } from '../../figures/ingest/closed-days.ts';
import { checkStart } from '../channel/assignment-start.ts';
import { createChannelAssignments } from '../channel/channel-assignments.ts';
import type { SessionService } from '../../access/session/session.service.ts';
import { lockAssignments } from '../../access/account/account-lock.ts';
import { changeRate, insertFirstRate, listRates } from './fee-rate.repository.ts';
import {
  checkPasswordMinimum,
  insertAccount,
  type NewAccount,
  rethrowTakenEmail,
} from '../../access/account/account-directory.ts';
import { type MemberFileOptions, toMemberListTable } from './member-list-export.ts';
import { createMemberRepository, type MemberQuery } from './member.repository.ts';
import type { Reauthentication } from '../../access/session/reauthentication.ts';
import type { TakenAddressGuard } from '../../access/session/taken-addresses.ts';
import { createMemberRemoval } from './remove-member.ts';
import { toDetailResponse, toMemberResponse } from './member-response.ts';

/** 5 % of a member's revenue, in basis points. */
const DEFAULT_FEE = 500;

export type NewMember = NewAccount & {
  channelUrl: string | null;
  /** Channels of the manager that the member sees from the start. */
  channelIds: readonly string[];
};

export type MemberChange = {
  target: string;
  password?: string | undefined;
  /** A new fee rate, its first day (today unless given), and the version of the member that the manager has seen. */
  fee?: { rate: number; from?: string | undefined; seen: SeenVersion } | undefined;
};

/** A manager's operations on members. Members of other accounts are reported as missing. */
export const createMemberService = (dependencies: {
  db: Db;
  clock: Clock;
  ids: Ids;
  sessions: SessionService;
  passwords: Passwords;
  confirm: Reauthentication;
  guardTaken: TakenAddressGuard;
  audit: Audit;
}) => {
  const { db, clock, ids, sessions, passwords, confirm, guardTaken, audit } = dependencies;
  const members = createMemberRepository(db);
  const assignments = createChannelAssignments(db);
  const removeMember = createMemberRemoval(db);
  const today = () => toPacificDay(clock.now());

  const findChannels = async (accountId: string, memberIds: readonly string[], trx?: Trx) => {
    const found = await createChannelAssignments(trx ?? db).ofMembers(accountId, memberIds);
    return (id: string) => found.get(id) ?? [];
  };

  /** A member with its current rate, locked until the transaction ends. */
  const lockMember = async (trx: Trx, { accountId }: Session, id: string) => {
    const member = await members.lock(trx, accountId, id, today());
    if (!member) throw new AppError('not_found');
    return member;
  };

  const read = async (trx: Trx, session: Session, id: string) => {
    const channels = await findChannels(session.accountId, [id], trx);
    return toMemberResponse(await lockMember(trx, session, id), channels(id));
  };

  const changeFee = async (
    trx: Trx,
    { session, actor }: { session: Session; actor: Actor },
    id: string,
    fee: NonNullable<MemberChange['fee']>,
  ) => {
    const before = await read(trx, session, id);
    checkVersion(fee.seen, before.version, before);
    const from = fee.from ?? today();
    const firstOpenDay = await findFirstShareDay(trx, session.accountId);
    checkStart(from, { day: firstOpenDay ?? FIRST_DAY, reason: 'closed' }, today());
    const rates = await listRates(trx, session.accountId, id);
    await changeRate(trx, session.accountId, id, from, toBasisPoints(fee.rate));
    await audit.record(
      actor,
      {
        action: 'member.fee',
        subject: id,
        before: { fee_rate: before.fee_rate, rates: rates.filter((rate) => rate.until_day > from) },
        after: { fee_rate: toFraction(toBasisPoints(fee.rate)), from_day: from },
      },
      trx,
    );
    await notify(
      trx,
      { accountId: session.accountId, memberIds: [id], actor, at: clock.now() },
      { kind: 'fee', fee_rate: toFraction(toBasisPoints(fee.rate)), from_day: from },
    );
  };

  return {
    async list(session: Session, query: Page & MemberQuery) {
      const [rows, total] = await Promise.all([
        members.page(session.accountId, today(), query),
        members.count(session.accountId, query.search),
      ]);
      const channels = await findChannels(
        session.accountId,
        rows.map(({ id }) => id),
      );
      return { items: rows.map((row) => toMemberResponse(row, channels(row.id))), total };
    },

    /** The whole list as a file. */
    export: ({ accountId }: Session, query: MemberQuery, options: MemberFileOptions) =>
      toMemberListTable(db, (trx) => members.every(trx, accountId, today(), query), {
        accountId,
        ...options,
      }),

    /** A member with its rates and assignments over time. */
    async detail({ accountId }: Session, id: string) {
      const day = today();
      const [member, channels, rates, spans, firstOpenDay] = await Promise.all([
        members.findWithRate(accountId, id, day),
        findChannels(accountId, [id]),
        listRates(db, accountId, id),
        assignments.historyOfMember(accountId, id),
        findFirstShareDay(db, accountId),
      ]);
      if (!member) throw new AppError('not_found');
      return toDetailResponse(toMemberResponse(member, channels(id)), {
        today: day,
        firstOpenDay,
        contractUntil: member.contract_until,
        rates,
        assignments: spans,
      });
    },

    async add(session: Session, site: RequestSite, actor: Actor, person: NewMember) {
      checkPasswordMinimum(site, person.password, 'password');
      const id = ids.uuid();
      const member = {
        account_id: session.accountId,
        id,
        domain: session.domain,
        role: 'member' as const,
        email: person.email,
        nickname: person.nickname,
        password_hash: await passwords.hash(person.password, session.accountId),
        channel_url: person.channelUrl,
        registered_at: clock.now(),
      };
      const { channelIds } = person;
      const insert = () =>
        db.transaction().execute(async (trx) => {
          await lockAssignments(trx, session.accountId);
          await insertAccount(trx, member);
          await insertFirstRate(trx, session.accountId, id, DEFAULT_FEE);
          await assignments.assignTo(trx, session.accountId, id, channelIds, member.registered_at);
          const after = { fee_rate: toFraction(DEFAULT_FEE), channels: channelIds };
          await audit.record(actor, { action: 'member.added', subject: id, after }, trx);
          return read(trx, session, id);
        });
      return guardTaken(session.accountId, () => insert().catch(rethrowTakenEmail('user_id')));
    },

    async update(session: Session, site: RequestSite, actor: Actor, change: MemberChange) {
      const { target, password, fee } = change;
      if (password !== undefined) checkPasswordMinimum(site, password, 'password');
      // Checked before the password is hashed, so that the time does not reveal other accounts' ids.
      if (!(await members.isMember(session.accountId, target))) throw new AppError('not_found');
      const passwordHash =
        password === undefined ? undefined : await passwords.hash(password, session.accountId);
      return db.transaction().execute(async (trx) => {
        await lockMember(trx, session, target);
        if (fee) await changeFee(trx, { session, actor }, target, fee);
        if (passwordHash) {
          await members.update(session.accountId, target, { password_hash: passwordHash }, trx);
          await sessions.revokeAll({ accountId: session.accountId, memberId: target }, trx);
          await audit.record(actor, { action: 'member.password', subject: target }, trx);
        }
        await members.incrementVersion(trx, session.accountId, target);
        return read(trx, session, target);
      });
    },

    /** Deletes a member, or archives one with money; its channels stay with the manager. */
    async remove(session: Session, actor: Actor, target: string, password: string) {
      if (!(await members.isMember(session.accountId, target))) throw new AppError('not_found');
      await confirm(session, password);
      await db.transaction().execute(async (trx) => {
        await lockAssignments(trx, session.accountId);
        const { fee_rate, channels } = await read(trx, session, target);
        const channelIds = channels.map(({ id }) => id);
        const key = { accountId: session.accountId, memberId: target };
        const after = await removeMember(trx, { ...key, now: clock.now() });
        const before = { fee_rate, channels: channelIds };
        await audit.record(actor, { action: 'member.deleted', subject: target, before, after }, trx);
      });
    },
  };
};
