import { type RawBuilder, sql } from 'kysely';
import type { Day } from '../../../platform/calendar.ts';
import { IS_CORRECTION } from './correction.repository.ts';
import { factRelations } from './fact.repository.ts';

/** A channel of an account, and the first of its days that something is done with. */
export type ChannelDays = { accountId: string; channelId: string; from: Day };

/** Whether an account has facts of a channel on the day of a query. */
const hasFacts = ({ accountId, channelId, from }: ChannelDays, day: RawBuilder<unknown>) => {
  const each = factRelations.map(
    (table) => sql`exists (
      select from ${sql.table(table)} f
      where f.account_id = ${accountId} and f.day = ${day} and f.day >= ${from}::date and f.channel_id = ${channelId}
    )`,
  );
  return sql`(${sql.join(each, sql` or `)})`;
};

/**
 * Selects the days with rows of a channel. The roll-up of its countries lacks facts that do not count yet or any more: those of one
 * closing report without the other one, and estimates of a final day.
 */
export const selectDaysOfChannel = (channel: ChannelDays): RawBuilder<unknown> => {
  const { accountId, channelId, from } = channel;
  return sql`
    select day from channel_day_country
    where account_id = ${accountId} and channel_id = ${channelId} and day >= ${from}::date
    union
    select day from settled_fact
    where account_id = ${accountId} and channel_id = ${channelId} and day >= ${from}::date and ${sql.raw(IS_CORRECTION)}
    union
    select day from (
      select distinct day from report_day_account where account_id = ${accountId} and day >= ${from}::date
    ) a where ${hasFacts(channel, sql`a.day`)}`;
};
