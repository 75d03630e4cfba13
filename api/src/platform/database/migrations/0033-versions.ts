import { type Kysely, sql } from 'kysely';

/** Tables with a version for optimistic locks. */
const versioned = ['member', 'notice', 'site', 'payment_contact'];

export const up = async (db: Kysely<unknown>) => {
  for (const table of versioned)
    await sql`alter table ${sql.table(table)} add column version integer not null default 1`.execute(db);
};
