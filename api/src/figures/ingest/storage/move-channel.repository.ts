import { sql } from 'kysely';
import type { Day } from '../../../platform/calendar.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { selectDaysOfChannel } from './channel-days.repository.ts';
import { factRelations } from './fact.repository.ts';
import { deleteHiddenOf } from './hidden-figures.repository.ts';
import { insertAccountSums, rollUps } from './roll-up.repository.ts';

/** All tables with rows of a channel and a day. */
const ofChannel = [
  ...factRelations,
  ...rollUps.filter(({ table }) => table !== 'account_day_country').map(({ table }) => table),
  'settled_day',
];

export type ChannelMove = {
  source: { accountId: string; channelId: string };
  target: { accountId: string; channelId: string };
  from: Day;
};

/** The days of which the channel of an account has rows, from a day on, and whether roll-ups have them. */
const listDays = async (trx: Trx, { source, from }: ChannelMove) => {
  const { rows } = await sql<{ day: Day; is_summed: boolean }>`
    select d.day, exists (
      select from channel_day_country u
      where u.account_id = ${source.accountId} and u.channel_id = ${source.channelId} and u.day = d.day
    ) as is_summed
    from (${selectDaysOfChannel({ accountId: source.accountId, channelId: source.channelId, from })}) d order by d.day`.execute(
    trx,
  );
  return rows;
};

/** The facts of a video `v` on days of which no roll-up has them. */
const selectFactsOfVideo = (days: readonly Day[]) =>
  sql.join(
    factRelations.map(
      (table) => sql`
        select from ${sql.table(table)} f where f.account_id = v.account_id and f.channel_id = v.channel_id
          and f.video_id = v.id and f.day = any(${days}::date[])`,
    ),
    sql` union all `,
  );

/**
 * Gives a channel's figures from a day on to a channel of another account, as files that are read again would, and
 * recomputes the sums of both accounts. Videos that appear there are copied with their titles.
 */
export const moveChannelRows = async (trx: Trx, move: ChannelMove) => {
  const { source, target, from } = move;
  // A list that is read again gives the claims of a channel to the account that has it now.
  await sql`
    update video_claim set account_id = ${target.accountId}::uuid, channel_id = ${target.channelId}::uuid
    where account_id = ${source.accountId} and channel_id = ${source.channelId}`.execute(trx);
  const found = await listDays(trx, move);
  const days = found.map(({ day }) => day);
  if (days.length === 0) return;
  const unsummed = found.flatMap(({ day, is_summed: isSummed }) => (isSummed ? [] : day));
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
      union all ${selectFactsOfVideo(unsummed)}
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
