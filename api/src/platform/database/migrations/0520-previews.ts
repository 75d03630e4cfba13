import { type Kysely, sql } from 'kysely';

/** Previews of tracks, whose sounds are files, and which of them an address or a file name of catalogue files stands for. */
export const up = async (db: Kysely<unknown>) => {
  await sql`create table preview (hash text primary key, seconds float8 not null, peaks jsonb not null)`.execute(
    db,
  );
  await sql`create table preview_source (
    source text primary key, hash text not null references preview on delete cascade
  )`.execute(db);
  await sql`create index preview_source_hash on preview_source (hash)`.execute(db);
  await sql`alter table track add column preview text references preview`.execute(db);
  await sql`create index track_preview on track (preview) where preview is not null`.execute(db);
  // Media elements of pages send the cookie of a session only.
  await sql`create index session_binding on session (binding_hash)`.execute(db);
};
