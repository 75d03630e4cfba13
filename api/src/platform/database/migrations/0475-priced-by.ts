import { type Kysely, sql } from 'kysely';

/** Adds by which views a site shows prices; those of all sites stay as they were. */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table site add column priced_by text not null default 'views' check (priced_by in ('views', 'engaged_views'))`.execute(
    db,
  );
};
