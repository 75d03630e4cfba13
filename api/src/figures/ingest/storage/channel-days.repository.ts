import { type RawBuilder, sql } from 'kysely';
import type { Day } from '../../../platform/calendar.ts';

/** The tables of facts. */
export const factTables = ['view_fact', 'revenue_fact', 'settled_fact'] as const;

/** A channel of an account, and the first of its days that something is done with. */
export type ChannelDays = { accountId: string; channelId: string; from: Day };

/**
 * Selects the days with rows of a channel. No roll-up has facts that do not count yet or any more: of one closing report without the
 * other one, or of estimates of a final day.
 */
export const selectDaysOfChannel = ({ accountId, channelId, from }: ChannelDays): RawBuilder<unknown> => {
  const facts = factTables.map(
    (table) => sql`exists (
      select from ${sql.table(table)} f where f.account_id = a.account_id and f.day = a.day and f.channel_id = ${channelId}
    )`,
  );
  return sql`
    select day from channel_day_country
    where account_id = ${accountId} and channel_id = ${channelId} and day >= ${from}::date
    union
    select day from (
      select distinct account_id, day from report_day_account where account_id = ${accountId} and day >= ${from}::date
    ) a where ${sql.join(facts, sql` or `)}`;
};
