import { type Kysely, sql } from 'kysely';

/** The schemas of the API check the language, so that a new one needs no migration. */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table site drop constraint site_default_language_check`.execute(db);
};
