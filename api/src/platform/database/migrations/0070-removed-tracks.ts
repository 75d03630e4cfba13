import { type Kysely, sql } from 'kysely';

/** A track that is no longer offered stays known: videos and rankings go on naming it. */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table track add column removed_at timestamptz`.execute(db);
};
