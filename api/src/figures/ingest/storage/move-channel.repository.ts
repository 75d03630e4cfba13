import { sql } from 'kysely';
import type { Day } from '../../../platform/calendar.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { factTables, selectDaysOfChannel } from './channel-days.repository.ts';
import { deleteHiddenOf } from './hidden-figures.repository.ts';
import { insertAccountSums, rollUps } from './roll-up.repository.ts';

/** All tables with rows of a channel and a day. */
const ofChannel = [
  ...factTables,
  ...rollUps.filter(({ table }) => table !== 'account_day_country').map(({ table }) => table),
  'settled_day',
];

export type ChannelMove = {
  source: { accountId: string; channelId: string };
  target: { accountId: string; channelId: string };
  from: Day;
};

/**
 * Gives a channel's figures from a day on to a channel of another account, as files that are read again would, and
 * recomputes the sums of both accounts. Videos that appear there are copied with their titles.
 */
export const moveChannelRows = async (trx: Trx, move: ChannelMove) => {
  const { source, target, from } = move;
  const { rows } = await sql<{ day: Day }>`
    ${selectDaysOfChannel({ accountId: source.accountId, channelId: source.channelId, from })} order by day`.execute(
    trx,
  );
  const days = rows.map(({ day }) => day);
  if (days.length === 0) return;
  // A former version of the rows would become visible in the other account, which does not hide it.
  await deleteHiddenOf(trx, days);
  await sql`
    insert into video (account_id, id, channel_id, title, thumbnail, published_on, duration_seconds, isrc, second_isrc,
      fetched_at, refresh_at)
    select ${target.accountId}::uuid, id, ${target.channelId}::uuid, title, thumbnail, published_on, duration_seconds, isrc,
      second_isrc, fetched_at, refresh_at
    from video v where account_id = ${source.accountId} and channel_id = ${source.channelId} and exists (
      select from video_day d
      where d.account_id = v.account_id and d.day >= ${from}::date and d.channel_id = v.channel_id and d.video_id = v.id
    )
    on conflict (account_id, id) do update set channel_id = excluded.channel_id`.execute(trx);
  for (const table of ofChannel)
    await sql`
      update ${sql.table(table)} set account_id = ${target.accountId}::uuid, channel_id = ${target.channelId}::uuid
      where account_id = ${source.accountId} and channel_id = ${source.channelId} and day >= ${from}::date`.execute(
      trx,
    );
  await sql`
    insert into report_day_account (account_id, report_type, day, owner)
    select ${target.accountId}::uuid, report_type, day, owner from report_day_account
    where account_id = ${source.accountId} and day in (${sql.join(days)}) on conflict do nothing`.execute(
    trx,
  );
  for (const { accountId } of [source, target]) await insertAccountSums(trx, accountId, days);
};
