import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table job (
    kind text not null,
    key text not null,
    account_id uuid,
    run_at timestamptz not null,
    attempts integer not null default 0,
    lease uuid,
    leased_until timestamptz,
    primary key (kind, key)
  )`,
  sql`create index job_due on job (kind, run_at)`,
  sql`create index job_account on job (account_id)`,
  sql`create table youtube_quota (
    day date not null,
    spender text not null,
    units integer not null,
    primary key (day, spender)
  )`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
