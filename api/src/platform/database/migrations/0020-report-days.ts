import { type Kysely, sql } from 'kysely';

const statements = [
  // The totals of a channel and day, because summing its countries made reports over all channels slow.
  sql`create table channel_day (
    account_id uuid not null,
    day date not null,
    channel_id uuid not null,
    views bigint,
    engaged_views bigint,
    red_views bigint,
    watch_seconds bigint,
    red_watch_seconds bigint,
    watched_view_percents numeric(24, 4),
    revenue_micros bigint,
    red_revenue_micros bigint,
    ad_revenue_micros bigint,
    primary key (account_id, day, channel_id)
  ) with (fillfactor = 50)`,
  sql`insert into channel_day
    select account_id, day, channel_id, sum(views), sum(engaged_views), sum(red_views), sum(watch_seconds),
      sum(red_watch_seconds), sum(watched_view_percents), sum(revenue_micros), sum(red_revenue_micros), sum(ad_revenue_micros)
    from channel_day_country group by account_id, day, channel_id`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
