import { type Kysely, sql } from 'kysely';

/** How far the files are that servers take in now; unlogged, because it means nothing after a crash. */
export const up = async (db: Kysely<unknown>) => {
  await sql`create unlogged table file_progress (
    id uuid primary key,
    kind text not null,
    name text not null,
    stage text not null,
    rows bigint not null,
    total bigint,
    started_at timestamptz not null,
    updated_at timestamptz not null
  )`.execute(db);
};
