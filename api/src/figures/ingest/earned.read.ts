import { type RawBuilder, sql } from 'kysely';
import type { Day } from '../../platform/calendar.ts';
import type { Trx } from '../../platform/database/database.ts';
import { closingReports } from './report-types.ts';
import { IS_CORRECTION } from './storage/correction.repository.ts';
import { isVisible } from './visible-rows.ts';

/**
 * Which of an account's channels have revenue of days before `before`, also of one closing report that waits for the other one,
 * or closed revenue. For modules that delete channels.
 */
export const listEarningChannels = async (
  trx: Trx,
  { accountId, ids, before }: { accountId: string; ids: readonly string[]; before: Day },
): Promise<string[]> => {
  const waiting = await sql<{ channel_id: string }>`
    select c.id as channel_id from unnest(${ids}::uuid[]) c (id)
    where exists (select from (${selectClosingRevenue(accountId, sql`c.id`)}) d where d.day < ${before})`.execute(
    trx,
  );
  const rows = await trx
    .selectFrom('channel_day')
    .select('channel_id')
    .distinct()
    .where('account_id', '=', accountId)
    .where('channel_id', 'in', ids)
    .where('day', '<', before)
    .where('revenue_micros', '<>', '0')
    .where(sql<boolean>`${isVisible(accountId, 'channel_day')}`)
    .union(
      trx
        .selectFrom('closed_revenue')
        .select('channel_id')
        .where('account_id', '=', accountId)
        .where('channel_id', 'in', ids),
    )
    .execute();
  return [...new Set([...rows, ...waiting.rows].map(({ channel_id: id }) => id))];
};

/**
 * Selects the days with closing revenue or corrections of a channel of a query, also of one closing report that waits for the other one.
 */
export const selectClosingRevenue = (accountId: string, channelId: RawBuilder<unknown>) => sql`
  select a.day from report_day_account a
  where a.account_id = ${accountId} and a.report_type in (${sql.join([...closingReports])})
    and exists (
      select from settled_fact f
      where f.account_id = ${accountId} and f.day = a.day and f.channel_id = ${channelId} and f.revenue_micros <> 0
    )
  union all
  select day from settled_fact
  where account_id = ${accountId} and channel_id = ${channelId} and ${sql.raw(IS_CORRECTION)} and revenue_micros <> 0`;
