import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table ingest_file
    add column actor_id uuid,
    add column actor_role text,
    add column reason text,
    add column withdrawn_at timestamptz`,
  // Every day that a file has, also those for which another file counts; report_day names the file that counts.
  sql`create table delivered_day (
    report_type text not null,
    day date not null,
    file_id uuid not null references ingest_file,
    created_at timestamptz not null,
    replaced_file_id uuid references ingest_file,
    facts bigint,
    amount bigint,
    primary key (report_type, day, file_id)
  )`,
  sql`create index delivered_day_file on delivered_day (file_id)`,
  // What earlier deliveries replaced was not recorded.
  sql`insert into delivered_day (report_type, day, file_id, created_at)
    select report_type, day, file_id, created_at from report_day`,
];

/** Deliveries keep their history: who delivered what and what it replaced. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
