import { type Kysely, sql } from 'kysely';

const versioned = {
  channel_day: 'account_id, day, channel_id',
  channel_day_country: 'account_id, channel_id, day, country',
  account_day_country: 'account_id, day, country',
  settled_day: 'account_id, day, channel_id',
};

const statements = [
  // Roll-ups that an ingest stores in steps stand beside those that count, as rows of `video_day` do.
  ...Object.entries(versioned).flatMap(([table, key]) => [
    sql.raw(`alter table ${table} add column version integer not null default 0`),
    sql.raw(`alter table ${table} drop constraint ${table}_pkey, add primary key (${key}, version)`),
  ]),
  // One row hides an account's roll-ups of a day.
  sql`update hidden_figures set relation = 'roll_up' where relation = 'video_day'`,
  // A step reads the sums of the channels that are complete with it.
  sql`create index staged_country_channel on staged_country (account_id, day, channel_id)`,
  // Estimated beside final revenue is added up where it is stored.
  sql`drop table staged_estimate`,
];

/** All roll-ups are written in short transactions, not only that of videos. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
