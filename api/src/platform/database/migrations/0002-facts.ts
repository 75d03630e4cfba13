import { type Kysely, sql } from 'kysely';

/** Years with their own partition; other years are in the default partition. */
const PARTITION_YEARS = Array.from({ length: 9 }, (_, index) => 2024 + index);

const partitions = (table: string) => [
  ...PARTITION_YEARS.map((year) =>
    sql.raw(`create table ${table}_${year} partition of ${table}
      for values from ('${year}-01-01') to ('${year + 1}-01-01')`),
  ),
  sql.raw(`create table ${table}_other partition of ${table} default`),
];

/** The measures of every roll-up. */
const sums = sql.raw(`
  views bigint,
  engaged_views bigint,
  red_views bigint,
  watch_seconds bigint,
  red_watch_seconds bigint,
  watched_view_percents numeric(24, 4),
  revenue_micros bigint,
  red_revenue_micros bigint,
  ad_revenue_micros bigint`);

const statements = [
  sql`create table video (
    account_id uuid not null,
    id text collate "C" not null,
    channel_id uuid not null,
    title text,
    thumbnail text,
    published_on date,
    duration_seconds integer,
    isrc text,
    fetched_at timestamptz,
    primary key (account_id, id),
    foreign key (account_id, channel_id) references channel on delete cascade
  )`,
  sql`create index video_channel on video (account_id, channel_id)`,
  sql`create table fx_rate (
    base text not null check (base ~ '^[A-Z]{3}$'),
    quote text not null check (quote ~ '^[A-Z]{3}$'),
    day date not null,
    rate numeric(18, 6) not null check (rate > 0),
    primary key (base, quote, day)
  )`,
  // Views and revenue come in different files and are replaced separately, so each has its own table.
  sql`create table view_fact (
    account_id uuid not null,
    day date not null,
    channel_id uuid not null,
    video_id text collate "C" not null,
    country text collate "C" not null,
    views bigint,
    engaged_views bigint,
    red_views bigint,
    watch_seconds bigint,
    red_watch_seconds bigint,
    watched_view_percents numeric(24, 4),
    primary key (account_id, day, channel_id, video_id, country)
  ) partition by range (day)`,
  ...partitions('view_fact'),
  sql`create table revenue_fact (
    account_id uuid not null,
    day date not null,
    channel_id uuid not null,
    video_id text collate "C" not null,
    country text collate "C" not null,
    revenue_micros bigint,
    red_revenue_micros bigint,
    ad_revenue_micros bigint,
    primary key (account_id, day, channel_id, video_id, country)
  ) partition by range (day)`,
  ...partitions('revenue_fact'),
  // Roll-ups are inserted with views and updated with revenue; the fill factor leaves space for the updates in the same page.
  sql`create table video_day (
    account_id uuid not null,
    day date not null,
    channel_id uuid not null,
    video_id text collate "C" not null,
    ${sums},
    primary key (account_id, day, channel_id, video_id)
  ) with (fillfactor = 50)`,
  // Without these statistics the planner assumes that every row is another video, and sorts them all.
  sql`create statistics video_day_videos (ndistinct) on account_id, channel_id, video_id from video_day`,
  sql`create table channel_day_country (
    account_id uuid not null,
    channel_id uuid not null,
    day date not null,
    country text collate "C" not null,
    ${sums},
    primary key (account_id, channel_id, day, country)
  ) with (fillfactor = 50)`,
  sql`create table account_day_country (
    account_id uuid not null,
    day date not null,
    country text collate "C" not null,
    ${sums},
    primary key (account_id, day, country)
  ) with (fillfactor = 50)`,
  sql`create table ingest_file (
    id uuid primary key,
    report_type text not null,
    report_id text,
    name text not null,
    digest text not null,
    created_at timestamptz not null,
    ingested_at timestamptz not null,
    rows_read bigint not null,
    rows_unknown bigint not null,
    unique (report_type, report_id)
  )`,
  sql`create index ingest_file_digest on ingest_file (report_type, digest)`,
  // The file of each day's facts: the one with the latest creation time.
  sql`create table report_day (
    report_type text not null,
    day date not null,
    file_id uuid not null references ingest_file,
    created_at timestamptz not null,
    primary key (report_type, day)
  )`,
  // The accounts with facts on a day, so that replacing the day need not search every account.
  sql`create table report_day_account (
    account_id uuid not null,
    report_type text not null,
    day date not null,
    primary key (account_id, report_type, day)
  )`,
  sql`create index report_day_account_day on report_day_account (report_type, day)`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
