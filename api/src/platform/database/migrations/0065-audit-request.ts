import { type Kysely, sql } from 'kysely';

/** Finds out by request id whether a request during a server crash has taken effect. */
export const up = async (db: Kysely<unknown>) => {
  await sql`create index audit_entry_request on audit_entry (request_id)`.execute(db);
};
