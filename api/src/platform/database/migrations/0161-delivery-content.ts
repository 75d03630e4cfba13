import { type Kysely, sql } from 'kysely';

const statements = [
  // The compressed bytes of delivered files, by the digest of the unpacked ones, so that equal files are stored once.
  sql`create table delivery_content (
    digest text primary key,
    bytes bigint not null,
    stored_at timestamptz not null
  )`,
  sql`create table delivery_part (
    digest text not null references delivery_content on delete cascade,
    part integer not null,
    bytes bytea not null,
    primary key (digest, part)
  )`,
  // The bytes are compressed already.
  sql`alter table delivery_part alter column bytes set storage external`,
  // False for a file that was older than the stored one when it came.
  sql`alter table ingest_file add column has_counted boolean not null default true`,
];

/** The content of deliveries is kept, so that an earlier one can be brought back. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
