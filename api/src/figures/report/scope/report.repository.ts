import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Day } from '../../../platform/calendar.ts';
import { createDailyFactors } from '../figures/factors.ts';
import type { Summed } from '../figures/figure-rows.ts';
import { sumFigures } from '../figures/sum-figures.ts';
import type { SumRow } from '../figures/sums.ts';
import type { FeePeriod } from './report-days.ts';
import type { PartSpan } from './scope.ts';

export const readFeePeriods = async (
  db: Db,
  { accountId, memberId }: { accountId: string; memberId: string },
): Promise<FeePeriod[]> => {
  const rows = await db
    .selectFrom('fee_rate')
    .select(['from_day', 'until_day', 'basis_points'])
    .where('account_id', '=', accountId)
    .where('member_id', '=', memberId)
    .orderBy('from_day')
    .execute();
  return rows.map((row) => ({ from: row.from_day, until: row.until_day, basisPoints: row.basis_points }));
};

type MemberKey = { accountId: string; memberId: string };

/** The nickname of a member; undefined when the account has no such member. */
export const findNickname = async (db: Db, { accountId, memberId }: MemberKey) => {
  const row = await db
    .selectFrom('member')
    .select('nickname')
    .where('account_id', '=', accountId)
    .where('id', '=', memberId)
    .where('role', '=', 'member')
    .executeTakeFirst();
  return row?.nickname;
};

export const isMemberOf = async (db: Db, key: MemberKey) => (await findNickname(db, key)) !== undefined;

type ChannelKey = { accountId: string; channelId: string };

/** The name of a channel; undefined when the account has no such channel. */
export const findChannelName = async (db: Db, { accountId, channelId }: ChannelKey) => {
  const row = await db
    .selectFrom('channel')
    .select('name')
    .where('account_id', '=', accountId)
    .where('id', '=', channelId)
    .executeTakeFirst();
  return row?.name;
};

export const isChannelOf = async (db: Db, key: ChannelKey) => (await findChannelName(db, key)) !== undefined;

/** A member's assignments, also those that have ended. */
export const readSpansOfMember = async (db: Db, { accountId, memberId }: MemberKey): Promise<PartSpan[]> => {
  const rows = await db
    .selectFrom('channel_member')
    .select(['channel_id', 'from_day', 'until_day', 'part'])
    .where('account_id', '=', accountId)
    .where('member_id', '=', memberId)
    .orderBy('channel_id')
    .orderBy('from_day')
    .execute();
  return rows.map((row) => ({
    channelId: row.channel_id,
    from: row.from_day,
    until: row.until_day,
    part: row.part,
  }));
};

/** Sums of every day that has rows, whose amounts are not converted (`toSumsByDay`). */
export const readDailySums = async (db: Db, query: Summed): Promise<(SumRow & { day: Day })[]> => {
  if (query.scope.channelIds?.length === 0) return [];
  const factors = createDailyFactors(query.scope, query.period);
  const { rows } = await sql<SumRow & { day: Day }>`${sumFigures(query, factors, { by: ['day'] })}`.execute(
    db,
  );
  return rows;
};
