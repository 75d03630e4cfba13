import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table saved_view (
    account_id uuid not null,
    member_id uuid not null,
    id uuid not null,
    path text not null,
    name text not null,
    query text not null,
    is_default boolean not null,
    primary key (account_id, member_id, id),
    foreign key (account_id, member_id) references member on delete cascade
  )`,
  sql`create unique index saved_view_name on saved_view (account_id, member_id, path, name)`,
  sql`create unique index saved_view_default on saved_view (account_id, member_id, path) where is_default`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
