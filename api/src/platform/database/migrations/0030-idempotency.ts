import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table idempotency_key (
    key_hash text primary key,
    account_id uuid,
    attempt uuid not null,
    request_mac text not null,
    answer text,
    started_at timestamptz not null
  )`,
  sql`create index idempotency_key_started on idempotency_key (started_at)`,
  sql`create index idempotency_key_account on idempotency_key (account_id)`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
