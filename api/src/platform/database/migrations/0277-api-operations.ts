import { type Kysely, sql } from 'kysely';

const statements = [
  // Operations of the API as builds call them, once for all builds that agree.
  sql`create table api_operation (
    hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
    key text not null,
    schema jsonb not null
  )`,
  sql`create table build_operation (
    name text not null,
    version text not null,
    hash text not null references api_operation,
    primary key (name, version, hash),
    foreign key (name, version) references build
  )`,
  sql`create index build_operation_hash on build_operation (hash)`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
