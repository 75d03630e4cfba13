import { type Kysely, sql } from 'kysely';

const lists = { asset: 'content_owner_asset_a3', video_claim: 'content_owner_active_claims_a3' };

const stampTriggers = Object.entries({ insert: 'new', update: 'new', delete: 'old' }).map(
  ([change, rows]) => sql`
    create trigger ${sql.id(`stored_list_${change}_stamped`)} after ${sql.raw(change)} on stored_list
    referencing ${sql.raw(rows)} table as changed for each statement execute function stamp_all_accounts()`,
);

const statements = [
  // The stored lists of an owner; rows of its other versions do not count yet, or not any more.
  sql`create table stored_list (
    report_type text not null,
    owner text collate "C" not null,
    version integer not null,
    is_counting boolean not null,
    primary key (report_type, owner, version)
  )`,
  sql`create unique index stored_list_counting on stored_list (report_type, owner) where is_counting`,
  ...Object.entries(lists).flatMap(([table, report]) => [
    // A step reads or deletes a range of ids of one version.
    sql.raw(`alter table ${table} add column version integer not null default 0`),
    sql.raw(`alter table ${table} drop constraint ${table}_pkey, add primary key (owner, version, id)`),
    sql.raw(
      `insert into stored_list (report_type, owner, version, is_counting)
       select distinct '${report}', owner, 0, true from ${table}`,
    ),
    // Rows that do not count yet change no report; `stored_list` changes when they count.
    ...['insert', 'update', 'delete'].map((change) =>
      sql.raw(`drop trigger ${table}_${change}_stamped on ${table}`),
    ),
  ]),
  ...stampTriggers,
  // A list stores its ISRCs in the column that does not count, and then exchanges the columns.
  sql`alter table video add column second_isrc text`,
  sql`create table isrc_column (
    is_only boolean primary key default true check (is_only),
    is_second boolean not null
  )`,
];

/** Large lists are ingested in short transactions, as daily reports are. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
