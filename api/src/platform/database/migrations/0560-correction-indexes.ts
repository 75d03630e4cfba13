import { type Kysely, sql } from 'kysely';

/** Finds the corrections of a channel and of a report without reading all final revenue of its account. */
export const up = async (db: Kysely<unknown>) => {
  await sql`create index settled_fact_correction_of_channel on settled_fact (account_id, channel_id, day)
    where source not in ('ad', 'premium')`.execute(db);
  await sql`create index settled_fact_correction_of_report on settled_fact (owner, source)
    where source not in ('ad', 'premium')`.execute(db);
};
