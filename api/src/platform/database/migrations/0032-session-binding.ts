import { type Kysely, sql } from 'kysely';

const statements = [
  // Existing sessions have no binding, so users sign in again.
  sql`delete from session`,
  sql`alter table session add column binding_hash text not null`,
  sql`alter table login_throttle add column pending integer not null default 0`,
  sql`alter table login_throttle add column pending_at timestamptz not null default '-infinity'`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
