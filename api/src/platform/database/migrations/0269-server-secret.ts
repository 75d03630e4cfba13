import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table server_secret (
    name text primary key,
    secret text not null check (length(secret) >= 64)
  )`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
