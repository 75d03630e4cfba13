import { type Kysely, sql } from 'kysely';

const statements = [
  // The channels of a counting file that were not registered when it was read; it is read again once one of them is.
  sql`create table unregistered_channel (
    youtube_id text not null,
    file_id uuid not null references ingest_file on delete cascade,
    primary key (youtube_id, file_id)
  )`,
  sql`create index unregistered_channel_file on unregistered_channel (file_id)`,
];

/** Channels that are registered later get the figures of files that came before. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
