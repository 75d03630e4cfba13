import { type Kysely, sql } from 'kysely';

/**
 * A ranking knows the files that it was computed from: the creation time of the newest one does not change when a day's
 * report is ingested late or taken back. All rankings are computed again.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`delete from ranked_week`.execute(db);
  await sql`alter table ranked_week drop column source_at`.execute(db);
  await sql`alter table ranked_week add column source text not null`.execute(db);
};
