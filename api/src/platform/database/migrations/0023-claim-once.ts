import { type Kysely, sql } from 'kysely';

/** A registered channel has one YouTube channel; figures of two would be mixed. */
export const up = async (db: Kysely<unknown>) => {
  await sql`create unique index channel_claim_once on channel_claim (account_id, channel_id)`.execute(db);
  await sql`drop index channel_claim_channel`.execute(db);
};
