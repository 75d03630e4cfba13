import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database.ts';
import { isVisible } from '../../figures/ingest/visible-rows.ts';
import { freshness, listMissingDays } from '../../figures/ingest/delivered-days.read.ts';
import { selectClosingRevenue } from '../../figures/ingest/earned.read.ts';

/**
 * Whether a member has money, and so must stay: it had a channel on a day with revenue that is known now, that a closing
 * report has or that a closed month has booked, or on one whose revenue is not delivered yet, a statement has an amount of it,
 * or it was paid. Everything that a member could be owed for belongs here.
 */
export const hasMoney = async (trx: Trx, accountId: string, memberId: string) => {
  const { revenueThrough } = await freshness(trx);
  const missing = await listMissingDays(trx);
  const { rows } = await sql`
    select from statement_amount where account_id = ${accountId} and member_id = ${memberId}
    union all
    select from payout_entry where account_id = ${accountId} and payee_id = ${memberId}
    union all
    select from channel_member s
    join closed_revenue r on r.account_id = s.account_id and r.channel_id = s.channel_id
      and r.day >= s.from_day and r.day < s.until_day
    where s.account_id = ${accountId} and s.member_id = ${memberId}
    union all
    select from channel_member s
    cross join lateral (${selectClosingRevenue(accountId, sql`s.channel_id`)}) c
    where s.account_id = ${accountId} and s.member_id = ${memberId}
      and c.day >= s.from_day and c.day < s.until_day
    union all
    select from channel_member s
    where s.account_id = ${accountId} and s.member_id = ${memberId}
      and (s.until_day > coalesce(${revenueThrough}::date + 1, s.from_day) or exists (
        select from unnest(${missing}::date[]) d (day) where d.day >= s.from_day and d.day < s.until_day
      ) or exists (
        select from channel_day d
        where d.account_id = s.account_id and d.channel_id = s.channel_id
          and d.day >= s.from_day and d.day < s.until_day and d.revenue_micros is not null
          and ${isVisible(accountId, 'd')}
      ))
    limit 1`.execute(trx);
  return rows.length > 0;
};
