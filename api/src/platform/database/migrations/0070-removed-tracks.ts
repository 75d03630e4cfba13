import { type Kysely, sql } from 'kysely';

/** Removed tracks keep their row, because videos and rankings refer to it. */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table track add column removed_at timestamptz`.execute(db);
};
