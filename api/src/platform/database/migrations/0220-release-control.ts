import { type Kysely, sql } from 'kysely';

const statements = [
  // Whether a domain moves to the newest build of a name by itself; `*` is for all names without a row of their own.
  sql`create table release_follow (
    domain text not null references site on delete cascade,
    name text not null,
    follows boolean not null,
    set_at timestamptz not null,
    set_by text not null,
    primary key (domain, name)
  )`,
  sql`create table release_template (
    name text primary key,
    set_id text not null references release_set,
    saved_at timestamptz not null,
    saved_by text not null
  )`,
  sql`alter table release_log drop constraint release_log_action_check`,
  sql`alter table release_log add constraint release_log_action_check
    check (action in ('start', 'change', 'rollback', 'revert'))`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
