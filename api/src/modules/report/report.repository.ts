import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { WHOLE } from '../../platform/day-span.ts';
import type { Day } from './calendar.ts';
import { createParts } from './parts-table.ts';
import type { Period } from './period.ts';
import type { PartSpan, Scope } from './scope.ts';
import { isVisible } from './visible-rows.ts';

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

/** A member's assignments, also those that have ended. */
export const spansOfMember = async (db: Db, { accountId, memberId }: MemberKey): Promise<PartSpan[]> => {
  const rows = await db
    .selectFrom('channel_member')
    .select(['channel_id', 'from_day', 'until_day', 'part'])
    .where('account_id', '=', accountId)
    .where('member_id', '=', memberId)
    .orderBy('channel_id')
    .orderBy('from_day')
    .execute();
  return rows.map((row) => ({
    ...{ channelId: row.channel_id, from: row.from_day, until: row.until_day, part: row.part },
  }));
};

/** Sums as the database returns them, revenue in basis points of USD micros; null where no report had a figure. */
export type RawSums = {
  views: string | null;
  red_views: string | null;
  revenue: string | null;
  /** Views and whole revenue of channels that the viewer has a part of on the day; prices are computed from these. */
  priced_views: string | null;
  priced_red_views: string | null;
  priced_revenue: string | null;
  priced_red_revenue: string | null;
};

/** Rows `f` of a table, and their sums as the columns of `RawSums`, as parts of a query. */
export const rawSums = (table: string, scope: Scope, period: Period) => {
  const { rowsOf, multiply, hasPart, common } = createParts(scope, period, { isWide: true });
  const filter = hasPart ? sql`filter (where ${hasPart})` : sql``;
  const whole = (column: string) => sql`sum(${sql.ref(column)}) ${filter} * ${WHOLE}::numeric`;
  return {
    rows: rowsOf(table),
    sums: sql`sum(f.views) as views, sum(f.red_views) as red_views,
      sum(f.views) ${filter} as priced_views, sum(f.red_views) ${filter} as priced_red_views,
      sum(${multiply(sql.ref('f.revenue_micros'))}) * ${String(common)}::numeric as revenue,
      ${whole('f.revenue_micros')} as priced_revenue, ${whole('f.red_revenue_micros')} as priced_red_revenue`,
  };
};

/** Sums of every day that has rows. */
export const dailySums = async (
  db: Db,
  scope: Scope,
  period: Period,
): Promise<(RawSums & { day: Day })[]> => {
  const source = rawSums(scope.channelIds ? 'channel_day' : 'account_day_country', scope, period);
  const channels = scope.channelIds ? sql`and f.channel_id in (${sql.join(scope.channelIds)})` : sql``;
  const { rows } = await sql<RawSums & { day: Day }>`
    select f.day, ${source.sums} from ${source.rows}
    where f.account_id = ${scope.accountId} and f.day between ${period.from} and ${period.to} ${channels}
      and ${isVisible(scope.accountId, 'f')}
    group by f.day`.execute(db);
  return rows;
};
