import { sql } from 'kysely';
import type { Day } from '../../platform/calendar.ts';
import type { Trx } from '../../platform/database/database.ts';
import { isVisible } from './visible-rows.ts';

/** Which of an account's channels have revenue of days before `before`, or closed revenue. For modules that delete channels. */
export const listEarningChannels = async (
  trx: Trx,
  { accountId, ids, before }: { accountId: string; ids: readonly string[]; before: Day },
): Promise<string[]> => {
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
  return rows.map(({ channel_id: id }) => id);
};
