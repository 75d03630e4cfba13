import { type Kysely, sql } from 'kysely';

const statements = [
  // A file with the money of an owner's month; of the files of a report, owner and month the newest counts.
  sql`create table owner_month_file (
    file_id uuid primary key references ingest_file on delete cascade,
    report_type text collate "C" not null,
    owner text collate "C" not null,
    month date not null
  )`,
  sql`create index owner_month_file_month on owner_month_file (month, owner, report_type)`,
  // Not revenue of channels: it is compared with that, and never added to it.
  sql`create table owner_month_amount (
    file_id uuid not null references owner_month_file on delete cascade,
    position integer not null,
    day date,
    country text not null,
    adjustment text not null,
    source text not null,
    currency text not null,
    rows bigint not null,
    micros bigint not null,
    primary key (file_id, position)
  )`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
