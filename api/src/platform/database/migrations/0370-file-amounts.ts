import { type Kysely, sql } from 'kysely';

const statements = [
  // Where the revenue of a closing report belongs, also of rows that are not stored as facts.
  sql`create table file_amount (
    file_id uuid not null references ingest_file on delete cascade,
    part text collate "C" not null,
    name text not null,
    rows bigint not null,
    micros bigint not null,
    primary key (file_id, part, name)
  )`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
