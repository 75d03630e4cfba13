import { type Kysely, sql } from 'kysely';

/** Deliveries are compared by their bytes, which also recognises a report that was downloaded twice. */
const statements = [sql`alter table ingest_file drop column report_id`];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
