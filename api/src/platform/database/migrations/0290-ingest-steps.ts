import { type Kysely, sql } from 'kysely';

const versioned = {
  view_fact: 'account_id, day, channel_id, video_id, country, owner',
  revenue_fact: 'account_id, day, channel_id, video_id, country, owner',
  video_day: 'account_id, day, channel_id, video_id',
};

const statements = [
  // Rows that an ingest stores in steps stand beside those that count until a last transaction exchanges them.
  ...Object.entries(versioned).flatMap(([table, key]) => [
    sql.raw(`alter table ${table} add column version integer not null default 0`),
    sql.raw(`alter table ${table} drop constraint ${table}_pkey, add primary key (${key}, version)`),
  ]),
  // The version of the facts that count for the day.
  sql`alter table report_day add column version integer not null default 0`,
  // Rows that do not count yet, or not any more; they are deleted where no ingest is running.
  sql`create table hidden_figures (
    relation text not null,
    account_id uuid not null,
    day date not null,
    version integer not null,
    owner text collate "C" not null default '',
    primary key (relation, account_id, day, version, owner)
  )`,
  // Counts what changes figures, so that an ingest in steps notices any other change.
  sql`create table figures_counter (
    is_only boolean primary key default true check (is_only),
    value integer not null
  )`,
  // Sums for the roll-ups without videos; unlogged, because a killed ingest starts from scratch.
  sql`create unlogged table staged_country (
    version integer not null,
    account_id uuid not null,
    day date not null,
    channel_id uuid not null,
    country text collate "C" not null,
    is_view boolean not null,
    views bigint,
    engaged_views bigint,
    red_views bigint,
    watch_seconds bigint,
    red_watch_seconds bigint,
    watched_view_percents numeric(24, 4),
    revenue_micros bigint,
    red_revenue_micros bigint,
    ad_revenue_micros bigint
  )`,
];

/** Large files are ingested in short transactions, so that reads of the embedded database need not wait for a whole file. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
