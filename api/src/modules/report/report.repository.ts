import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Day } from './calendar.ts';
import type { Period } from './period.ts';

/** The figures that a query reads: those of an account, or of some of its channels. */
export type Scope = {
  accountId: string;
  /** Undefined for all channels. */
  channelIds: readonly string[] | undefined;
};

export type DayRate = {
  day: Day;
  rate: string;
};

/** Rates of a period and the last one before it, sorted by day. */
export const usdRates = (db: Db, { quote, from, to }: Period & { quote: string }): Promise<DayRate[]> =>
  db
    .selectFrom('fx_rate')
    .select(['day', 'rate'])
    .where('base', '=', 'USD')
    .where('quote', '=', quote)
    .where('day', '<=', to)
    .where('day', '>=', (eb) =>
      eb.fn.coalesce(
        eb
          .selectFrom('fx_rate')
          .select(({ fn }) => fn.max('day').as('day'))
          .where('base', '=', 'USD')
          .where('quote', '=', quote)
          .where('day', '<=', from),
        eb.cast<Day>(eb.val(from), 'date'),
      ),
    )
    .orderBy('day')
    .execute();

export type FeePeriod = {
  from: Day;
  /** The first day after it. */
  until: Day;
  basisPoints: number;
};

export const feePeriods = async (
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
export const nicknameOf = async (db: Db, { accountId, memberId }: MemberKey) => {
  const row = await db
    .selectFrom('member')
    .select('nickname')
    .where('account_id', '=', accountId)
    .where('id', '=', memberId)
    .where('role', '=', 'member')
    .executeTakeFirst();
  return row?.nickname;
};

export const isMemberOf = async (db: Db, key: MemberKey) => (await nicknameOf(db, key)) !== undefined;

type ChannelKey = { accountId: string; channelId: string };

/** The name of a channel; undefined when the account has no such channel. */
export const channelNameOf = async (db: Db, { accountId, channelId }: ChannelKey) => {
  const row = await db
    .selectFrom('channel')
    .select('name')
    .where('account_id', '=', accountId)
    .where('id', '=', channelId)
    .executeTakeFirst();
  return row?.name;
};

export const isChannelOf = async (db: Db, key: ChannelKey) => (await channelNameOf(db, key)) !== undefined;

export const channelsOfMember = async (
  db: Db,
  { accountId, memberId }: { accountId: string; memberId: string },
) => {
  const rows = await db
    .selectFrom('channel_member')
    .select('channel_id')
    .where('account_id', '=', accountId)
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ channel_id }) => channel_id);
};

/** Sums as the database returns them; null where no report had a figure. */
export type RawSums = {
  views: string | null;
  red_views: string | null;
  revenue: string | null;
  red_revenue: string | null;
};

/** Sums in USD micros of every day that has rows. */
export const dailySums = async (
  db: Db,
  scope: Scope,
  { from, to }: Period,
): Promise<(RawSums & { day: Day })[]> => {
  const table = scope.channelIds ? 'channel_day' : 'account_day_country';
  const channels = scope.channelIds ? sql`and channel_id in (${sql.join(scope.channelIds)})` : sql``;
  const { rows } = await sql<RawSums & { day: Day }>`
    select day, sum(views) as views, sum(red_views) as red_views,
      sum(revenue_micros) as revenue, sum(red_revenue_micros) as red_revenue
    from ${sql.table(table)}
    where account_id = ${scope.accountId} and day between ${from} and ${to} ${channels}
    group by day`.execute(db);
  return rows;
};
