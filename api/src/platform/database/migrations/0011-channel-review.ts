import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table channel
    add column version integer not null default 1,
    add column subscribers bigint,
    add column review_reason text,
    add column fetched_at timestamptz,
    add column refresh_at timestamptz`,
  // Operators look up channels by id alone.
  sql`create unique index channel_id on channel (id)`,
  sql`create index channel_status on channel (status, registered_at, id)`,
  sql`create index channel_fetched on channel (fetched_at nulls first)`,
  sql`alter table video add column refresh_at timestamptz`,
  sql`create index video_fetched on video (fetched_at nulls first)`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
