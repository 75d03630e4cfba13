import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Day, Period } from '../../../platform/calendar.ts';
import type { StatementSpan } from './statement.ts';
import { UNITED_STATES } from '../../ingest/countries.ts';
import { isVisible } from '../../ingest/visible-rows.ts';
import type { FeePeriod } from '../scope/report-days.ts';

export type StatementPerson = {
  id: string;
  nickname: string;
  email: string;
  isArchived: boolean;
  fees: FeePeriod[];
};

/** The members of an account with their fees, also archived ones, sorted by registration. */
export const readMembersWithFees = async (db: Db, accountId: string): Promise<StatementPerson[]> => {
  const members = await db
    .selectFrom('member')
    .select(['id', 'nickname', 'email', 'archived_at'])
    .where('account_id', '=', accountId)
    .where('role', '=', 'member')
    .orderBy('registered_at')
    .orderBy('id')
    .execute();
  const fees = await db
    .selectFrom('fee_rate')
    .select(['member_id', 'from_day', 'until_day', 'basis_points'])
    .where('account_id', '=', accountId)
    .orderBy('from_day')
    .execute();
  const byMember = Map.groupBy(fees, ({ member_id: id }) => id);
  return members.map(({ archived_at: archivedAt, ...member }) => ({
    ...member,
    isArchived: archivedAt !== null,
    fees: (byMember.get(member.id) ?? []).map((fee) => ({
      from: fee.from_day,
      until: fee.until_day,
      basisPoints: fee.basis_points,
    })),
  }));
};

/** The assignments of each channel on days of a period. */
export const readAssignments = async (
  db: Db,
  { accountId, from, to }: { accountId: string } & Period,
): Promise<ReadonlyMap<string, StatementSpan[]>> => {
  const rows = await db
    .selectFrom('channel_member')
    .select(['channel_id', 'member_id', 'from_day', 'until_day', 'part'])
    .where('account_id', '=', accountId)
    .where('from_day', '<=', to)
    .where('until_day', '>', from)
    .orderBy('member_id')
    .orderBy('from_day')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ channel_id: id }) => id)].map(([id, own]) => [
      id,
      own.map((row) => ({
        memberId: row.member_id,
        from: row.from_day,
        until: row.until_day,
        part: row.part,
      })),
    ]),
  );
};

export type ChannelRevenue = {
  channel_id: string;
  youtube_id: string;
  name: string;
  day: Day;
  micros: string;
  /** What of it came from viewers in the United States; null where it is unknown. */
  us_micros: string | null;
};

/** The revenue of each channel and day that has any, in USD micros. */
export const readChannelRevenue = async (
  db: Db,
  { accountId, from, to }: { accountId: string } & Period,
): Promise<ChannelRevenue[]> => {
  const { rows } = await sql<ChannelRevenue>`
    select f.channel_id, c.youtube_id, c.name, f.day, f.revenue_micros as micros,
      coalesce(u.revenue_micros, 0) as us_micros
    from channel_day f
    join channel c on c.account_id = f.account_id and c.id = f.channel_id
    left join channel_day_country u on u.account_id = f.account_id and u.channel_id = f.channel_id
      and u.day = f.day and u.country = ${UNITED_STATES} and ${isVisible(accountId, 'u')}
    where f.account_id = ${accountId} and f.day between ${from} and ${to} and f.revenue_micros is not null
      and ${isVisible(accountId, 'f')}
    order by c.youtube_id, f.channel_id, f.day`.execute(db);
  return rows;
};
