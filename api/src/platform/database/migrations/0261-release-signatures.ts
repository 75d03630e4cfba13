import { type Kysely, sql } from 'kysely';

const statements = [
  // Public halves; whether a key is trusted is decided by its file in the data directory.
  sql`create table release_key (
    id text primary key check (id ~ '^[0-9a-f]{16}$'),
    number integer not null unique,
    public_key text not null,
    created_at timestamptz not null,
    created_by text not null,
    retired_at timestamptz,
    retired_by text
  )`,
  // Outlives its domain, so that the counter goes on when the name is registered again.
  sql`create table release_statement (
    domain text primary key,
    statement text not null,
    signature text not null,
    key_id text not null references release_key,
    renew_at timestamptz not null
  )`,
  sql`create index release_statement_renewal on release_statement (renew_at)`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
