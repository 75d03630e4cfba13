import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table server_key (
    id uuid primary key,
    domain text not null references site on delete cascade,
    key_hash text not null unique,
    name text not null,
    created_at timestamptz not null,
    created_by text not null
  )`,
  sql`create index server_key_domain on server_key (domain, created_at)`,
  sql`create table external_code (
    code_hash text primary key,
    domain text not null,
    account_id uuid not null,
    member_id uuid not null,
    expires_at timestamptz not null,
    foreign key (account_id, member_id) references member on delete cascade
  )`,
  sql`create index external_code_member on external_code (account_id, member_id)`,
  sql`create index external_code_expiry on external_code (expires_at)`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
