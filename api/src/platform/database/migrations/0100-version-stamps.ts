import { type Kysely, sql } from 'kysely';

/** Tables with triggers that write version stamps (`0080-report-marks`, `0095-claim-marks`). */
const STAMPED_TABLES = [
  'channel',
  'channel_member',
  'fee_rate',
  'list_version',
  'member',
  'video',
  'video_claim',
  'fx_rate',
  'report_day',
  'track',
  'asset',
];

const renamedTriggers = STAMPED_TABLES.flatMap((table) =>
  ['insert', 'update', 'delete'].map((change) => {
    const prefix = table === 'list_version' ? 'video_list_version' : table;
    return sql`alter trigger ${sql.id(`${table}_${change}_marked`)} on ${sql.table(table)}
      rename to ${sql.id(`${prefix}_${change}_stamped`)}`;
  }),
);

const statements = [
  ...renamedTriggers,
  sql`alter table report_mark rename to report_version_stamp`,
  sql`alter table report_version_stamp rename constraint report_mark_pkey to report_version_stamp_pkey`,
  sql`alter function mark_account() rename to stamp_account`,
  // The body of a function names its table as text, so each function is replaced after the rename.
  sql`create or replace function stamp_account() returns trigger language plpgsql as $$
    begin
      insert into report_version_stamp (account_id) select distinct account_id from changed;
      return null;
    end $$`,
  sql`alter function mark_everybody() rename to stamp_all_accounts`,
  sql`create or replace function stamp_all_accounts() returns trigger language plpgsql as $$
    begin
      insert into report_version_stamp (account_id)
      select '00000000-0000-0000-0000-000000000000' where exists (select from changed);
      return null;
    end $$`,
  sql`alter table list_version rename to video_list_version`,
  sql`alter table video_list_version rename constraint list_version_pkey to video_list_version_pkey`,
  sql`alter function dates_changed() rename to count_date_change`,
  sql`create or replace function count_date_change() returns trigger language plpgsql as $$
    begin
      insert into video_list_version (account_id, dates) values (new.account_id, 1)
      on conflict (account_id) do update set dates = video_list_version.dates + 1;
      return null;
    end $$`,
  sql`alter trigger video_published on video rename to video_date_change`,
  sql`alter table video_list rename column filter to content_hash`,
  sql`alter table video_list rename column made_at to created_at`,
  sql`alter table video_list rename column lost to unattributed`,
  sql`alter table video_list rename column lost_totals to unattributed_totals`,
  sql`alter index video_list_filter rename to video_list_content_hash`,
];

/** Tables, columns, functions and triggers get the names of the glossary; rows and behaviour stay the same. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
