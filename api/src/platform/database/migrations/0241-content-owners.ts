import { type Kysely, sql } from 'kysely';

const owned = {
  ingest_file: undefined,
  delivered_day: undefined,
  report_day: 'report_type, day, owner',
  report_day_account: 'account_id, report_type, day, owner',
  view_fact: 'account_id, day, channel_id, video_id, country, owner',
  revenue_fact: 'account_id, day, channel_id, video_id, country, owner',
  settled_fact: 'account_id, day, channel_id, video_id, country, source, owner',
  asset: 'id, owner',
  video_claim: 'id, owner',
};

const statements = Object.entries(owned).flatMap(([table, key]) => [
  // Empty for files that name no owner, as all of earlier versions.
  sql.raw(`alter table ${table} add column owner text collate "C" not null default ''`),
  ...(key === undefined
    ? []
    : [sql.raw(`alter table ${table} drop constraint ${table}_pkey, add primary key (${key})`)]),
]);

/** Files of several content owners add up; a file replaces those of its own owner. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
