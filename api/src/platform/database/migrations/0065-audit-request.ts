import { type Kysely, sql } from 'kysely';

/** Whether a request whose server died has done its work is asked by its id. */
export const up = async (db: Kysely<unknown>) => {
  await sql`create index audit_entry_request on audit_entry (request_id)`.execute(db);
};
