import { type Kysely, sql } from 'kysely';

const statements = [
  // Final revenue from the closing reports of a month: advertising and Premium.
  sql`create table settled_fact (
    account_id uuid not null,
    day date not null,
    channel_id uuid not null,
    video_id text collate "C" not null,
    country text collate "C" not null,
    source text not null check (source in ('ad', 'premium')),
    revenue_micros bigint,
    primary key (account_id, day, channel_id, video_id, country, source)
  )`,
  // Estimated beside final revenue, for the settlement report.
  sql`create table settled_day (
    account_id uuid not null,
    day date not null,
    channel_id uuid not null,
    estimated_micros bigint not null,
    settled_micros bigint not null,
    primary key (account_id, day, channel_id)
  )`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
