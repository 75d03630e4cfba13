import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table server_secret (
    name text primary key,
    secret text not null check (length(secret) >= 64)
  )`,
  // Two random UUIDs have 244 random bits.
  sql`insert into server_secret (name, secret)
    values ('signer', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''))`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
