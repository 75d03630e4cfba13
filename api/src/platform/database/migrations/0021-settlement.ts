import { type Kysely, sql } from 'kysely';

const statements = [
  // What a month's closing reports say was paid: from advertisers, and from members of Premium.
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
  // Estimates stay beside what was paid, for whoever wants to know how far off they were.
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
