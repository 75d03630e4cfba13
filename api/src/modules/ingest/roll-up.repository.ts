import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database.ts';
import type { Day } from '../report/calendar.ts';

const viewColumns = [
  'views',
  'engaged_views',
  'red_views',
  'watch_seconds',
  'red_watch_seconds',
  'watched_view_percents',
];
const revenueColumns = ['revenue_micros', 'red_revenue_micros', 'ad_revenue_micros'];
const list = (names: readonly string[]) => names.join(', ');
const nulls = (names: readonly string[]) => list(names.map((name) => `null::numeric as ${name}`));

/** A half that says nothing of a key counts 0; a half that says "not available" stays null. */
const halfSums = (columns: readonly string[], isHalf: string) =>
  list(columns.map((name) => `case when bool_or(${isHalf}) then sum(${name}) else 0 end`));

/** Both halves of the touched days below one another: a full join that needs no matching rows. */
const touchedFacts = (keys: string, within: string) => `
  select ${keys}, true as is_view, ${list(viewColumns)}, ${nulls(revenueColumns)}
  from view_fact f join ingest_touched t using (account_id, day) where f.day ${within}
  union all
  select ${keys}, false, ${nulls(viewColumns)}, ${list(revenueColumns)}
  from revenue_fact f join ingest_touched t using (account_id, day)
  where f.day ${within} and not t.is_final
  union all
  select ${keys}, false, ${nulls(viewColumns)}, revenue_micros,
    case when source = 'premium' then revenue_micros else 0 end, case when source = 'ad' then revenue_micros else 0 end
  from settled_fact f join ingest_touched t using (account_id, day)
  where f.day ${within} and t.is_final`;

const clear = (trx: Trx, table: string) =>
  sql`
    delete from ${sql.table(table)} r using ingest_touched t
    where r.account_id = t.account_id and r.day = t.day`.execute(trx);

const clearChannels = (trx: Trx) =>
  sql`
    delete from channel_day_country r using ingest_touched t, channel c
    where c.account_id = t.account_id
      and r.account_id = t.account_id and r.channel_id = c.id and r.day = t.day`.execute(trx);

/** Days are checked on reading the file. Naming the bounds spares the planner the partitions of other years. */
const daysWithin = (days: readonly Day[]) =>
  `between date '${days[0] ?? ''}' and date '${days.at(-1) ?? ''}'`;

const fill = async (
  trx: Trx,
  { table, keys, days }: { table: string; keys: string; days: readonly Day[] },
) => {
  await sql
    .raw(
      `insert into ${table} (${keys}, ${list(viewColumns)}, ${list(revenueColumns)})
       select ${keys}, ${halfSums(viewColumns, 'is_view')}, ${halfSums(revenueColumns, 'not is_view')}
       from (${touchedFacts(keys, daysWithin(days))}) facts group by ${keys} order by ${keys}`,
    )
    .execute(trx);
};

/** The roll-ups, each with its key. */
const rollUps = [
  { table: 'video_day', keys: ['account_id', 'day', 'channel_id', 'video_id'] },
  { table: 'channel_day_country', keys: ['account_id', 'channel_id', 'day', 'country'] },
  { table: 'channel_day', keys: ['account_id', 'day', 'channel_id'] },
  { table: 'account_day_country', keys: ['account_id', 'day', 'country'] },
] as const;

const halves = {
  content_owner_basic_a4: { facts: 'view_fact', own: viewColumns, other: revenueColumns },
  content_owner_estimated_revenue_a1: { facts: 'revenue_fact', own: revenueColumns, other: viewColumns },
};

/**
 * Adds the half that came to days that did not have it: what the other half wrote stays as it is. Days of which
 * there is nothing at all have no rows to look for, which halves the work.
 */
export const extendRollUps = async (
  trx: Trx,
  { type, days, isFirst }: { type: keyof typeof halves; days: readonly Day[]; isFirst: boolean },
) => {
  const { facts, own, other } = halves[type];
  const sums = list(own.map((name) => `sum(${name}) as ${name}`));
  /** One account and day after the other: their facts come in the order of the key, and nothing is sorted. */
  const sumsBy = (keys: string) => `
    select t.account_id, t.day, ${keys}, ${list(own)} from ingest_touched t cross join lateral (
      select ${keys}, ${sums} from ${facts}
      where account_id = t.account_id and day = t.day and day ${daysWithin(days)} group by ${keys} order by ${keys}
    ) f`;
  // Countries of channels are few beside their videos; whatever has no video is summed from them.
  await sql
    .raw(`create temporary table ingest_channel on commit drop as ${sumsBy('channel_id, country')}`)
    .execute(trx);
  for (const { table, keys } of rollUps) {
    // Rows that are read together lie together.
    const source =
      table === 'video_day'
        ? sumsBy('channel_id, video_id')
        : `select ${list(keys)}, ${sums} from ingest_channel group by ${list(keys)} order by ${list(keys)}`;
    await sql
      .raw(
        `insert into ${table} (${list(keys)}, ${list(own)}, ${list(other)})
         select ${list(keys)}, ${list(own)}, ${list(other.map(() => '0'))} from (${source}) s
         ${isFirst ? '' : `on conflict (${list(keys)}) do update set ${list(own.map((name) => `${name} = excluded.${name}`))}`}`,
      )
      .execute(trx);
  }
};

/** Writes the sums of the touched accounts and days anew from the facts. */
export const rewriteRollUps = async (trx: Trx, days: readonly Day[]) => {
  for (const { table, keys } of rollUps) {
    // The roll-up by channel is found by its channels, because its key begins with them.
    await (table === 'channel_day_country' ? clearChannels(trx) : clear(trx, table));
    await fill(trx, { table, keys: list(keys), days });
  }
};

/** Writes down, for the touched days that are final, how far the estimates were off. */
export const rewriteSettledDays = async (trx: Trx) => {
  await clear(trx, 'settled_day');
  await sql`
    insert into settled_day (account_id, day, channel_id, estimated_micros, settled_micros)
    select account_id, day, channel_id, sum(estimated), sum(settled) from (
      select account_id, day, channel_id, coalesce(revenue_micros, 0) as estimated, 0 as settled
      from revenue_fact f join ingest_touched t using (account_id, day) where t.is_final
      union all
      select account_id, day, channel_id, 0, coalesce(revenue_micros, 0)
      from settled_fact f join ingest_touched t using (account_id, day) where t.is_final
    ) facts group by account_id, day, channel_id`.execute(trx);
};

const allSums = list([...viewColumns, ...revenueColumns].map((name) => `sum(${name})`));

/**
 * Takes a channel's figures out of everything that was summed up. To be called, in the same transaction,
 * before the channel itself is deleted.
 */
export const forgetChannel = async (
  trx: Trx,
  { accountId, channelId }: { accountId: string; channelId: string },
) => {
  await sql`
    create temporary table forgotten_day on commit drop as
    select distinct day from channel_day_country where account_id = ${accountId} and channel_id = ${channelId}`.execute(
    trx,
  );
  for (const table of [
    'view_fact',
    'revenue_fact',
    'settled_fact',
    'video_day',
    'channel_day',
    'settled_day',
    'channel_day_country',
  ]) {
    await sql`
      delete from ${sql.table(table)} f using forgotten_day d
      where f.account_id = ${accountId} and f.day = d.day and f.channel_id = ${channelId}`.execute(trx);
  }
  await sql`
    delete from account_day_country r using forgotten_day d
    where r.account_id = ${accountId} and r.day = d.day`.execute(trx);
  await sql`
    insert into account_day_country
    select account_id, day, country, ${sql.raw(allSums)}
    from channel_day_country join forgotten_day using (day)
    where account_id = ${accountId}
    group by account_id, day, country`.execute(trx);
  await sql`drop table forgotten_day`.execute(trx);
};
