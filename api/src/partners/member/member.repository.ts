import type { Language } from '@portal/shared/facts';
import { sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import { LAST_DAY } from '../../platform/day-span.ts';
import type { Page } from '../../platform/http/listing.ts';
import { rankByName } from '../../platform/name-order.ts';
import { isFoundByText, type PreparedSearch } from '../../platform/search/text-match.ts';
import type { MemberTable } from '../../access/account/account.tables.ts';

export const memberSorts = ['registered', 'nickname', 'share', 'channels'] as const;
export type MemberSort = (typeof memberSorts)[number];
/** Which members a list has, and in which order. */
export type MemberQuery = {
  /** Of the reader, whose order names have. */
  language: Language;
  /** In nickname and address. */
  search?: PreparedSearch | undefined;
  sort: MemberSort;
  order: 'asc' | 'desc';
};

const sortKeys: Record<Exclude<MemberSort, 'nickname'>, ReturnType<typeof sql.raw>> = {
  registered: sql.raw('member.registered_at'),
  // The member's share, which is what the fee leaves of its revenue.
  share: sql.raw('-fee_rate.basis_points'),
  channels: sql.raw(`(select count(*) from channel_member
    where channel_member.account_id = member.account_id and channel_member.member_id = member.id
      and channel_member.until_day = '${LAST_DAY}')`),
};

/** Whether a search finds a member; all of them without one. */
const isFound = (search: PreparedSearch | undefined) =>
  search
    ? isFoundByText(search, 'member', { account: sql.ref('member.account_id'), id: sql`member.id::text` })
    : sql<boolean>`true`;

/** The members of an account with their rate on a day. */
const withRate = (db: Db | Trx, accountId: string, day: string) =>
  db
    .selectFrom('member')
    .innerJoin('fee_rate', (join) =>
      join
        .onRef('fee_rate.account_id', '=', 'member.account_id')
        .onRef('fee_rate.member_id', '=', 'member.id')
        .on('fee_rate.from_day', '<=', day)
        .on('fee_rate.until_day', '>', day),
    )
    .select(['member.id', 'member.email', 'member.nickname', 'member.channel_url', 'member.registered_at'])
    .select(['member.version', 'member.contract_until', 'fee_rate.basis_points'])
    .where('member.account_id', '=', accountId)
    .where('member.role', '=', 'member')
    .where('member.archived_at', 'is', null);

const rankByNickname = async (db: Db | Trx, accountId: string, language: Language) => {
  const members = db.selectFrom('member').select(['id', 'nickname as name']);
  return rankByName(await members.where('account_id', '=', accountId).execute(), 'member.id', language);
};

/** A query of the members of an account that a search finds, in their order, with their rate on the day. */
const selectMembers = async (
  db: Db | Trx,
  accountId: string,
  day: string,
  { search, sort, order, language }: MemberQuery,
) => {
  const key = sort === 'nickname' ? await rankByNickname(db, accountId, language) : sortKeys[sort];
  return withRate(db, accountId, day)
    .where(isFound(search))
    .orderBy(sql`${key} ${sql.raw(order)}`)
    .orderBy('member.id', order);
};

export type MemberRow = Awaited<ReturnType<ReturnType<typeof withRate>['execute']>>[number];

/** The stored members of managers. */
export const createMemberRepository = (db: Db) => ({
  /** The members of an account that a search finds, with their rate on the day. */
  async page(accountId: string, day: string, { page, size, ...found }: Page & MemberQuery) {
    const query = await selectMembers(db, accountId, day, found);
    return query
      .limit(size)
      .offset(page * size)
      .execute();
  },

  /** The query of every member, to be read in blocks. */
  every: (trx: Trx, accountId: string, day: string, query: MemberQuery) =>
    selectMembers(trx, accountId, day, query),

  /** A member with its rate on the day. */
  findWithRate: (accountId: string, id: string, day: string) =>
    withRate(db, accountId, day).where('member.id', '=', id).executeTakeFirst(),

  async isMember(accountId: string, id: string) {
    const row = await db
      .selectFrom('member')
      .select('id')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('role', '=', 'member')
      .where('archived_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Locks a member until the transaction ends, and returns it with its rate on the day. */
  async lock(trx: Trx, accountId: string, id: string, day: string) {
    await trx
      .selectFrom('member')
      .select('id')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .forUpdate()
      .execute();
    // Read after the lock is granted, so that a waiting transaction sees the rate of the one before.
    return withRate(trx, accountId, day).where('member.id', '=', id).executeTakeFirst();
  },

  async incrementVersion(trx: Trx, accountId: string, id: string) {
    await trx
      .updateTable('member')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
  },

  async count(accountId: string, search?: PreparedSearch) {
    const { total } = await db
      .selectFrom('member')
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .where('account_id', '=', accountId)
      .where('role', '=', 'member')
      .where('archived_at', 'is', null)
      .where(isFound(search))
      .executeTakeFirstOrThrow();
    return Number(total);
  },

  async update(accountId: string, id: string, change: Updateable<MemberTable>, trx?: Trx) {
    await (trx ?? db)
      .updateTable('member')
      .set(change)
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
  },

  /** Returns whether the member existed. */
  async delete(accountId: string, id: string, trx: Trx) {
    const { numDeletedRows } = await trx
      .deleteFrom('member')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  /** The database deletes what belongs to the person, as it does for a deleted member. */
  async archive(accountId: string, id: string, now: Date, trx: Trx) {
    await trx
      .updateTable('member')
      .set({ archived_at: now, password_hash: '', channel_url: null })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
  },
});
