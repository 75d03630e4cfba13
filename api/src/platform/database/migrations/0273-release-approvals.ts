import { type Kysely, sql } from 'kysely';

const statements = [
  // A row is a domain whose moves need a second person.
  sql`create table release_approval (
    domain text primary key references site on delete cascade,
    set_by text not null,
    set_at timestamptz not null,
    -- Who wants it to end, until a second person agrees.
    off_asked_by text,
    off_asked_at timestamptz,
    check ((off_asked_by is null) = (off_asked_at is null))
  )`,
  sql`alter table planned_move
    alter column run_at drop not null,
    add column needs_approval boolean not null default false,
    add column approved_by text check (approved_by <> planned_by),
    add column approved_at timestamptz,
    add check ((approved_by is null) = (approved_at is null)),
    -- Without a time it is made when it is approved.
    add check (run_at is not null or needs_approval),
    add check (state <> 'done' or not needs_approval or approved_by is not null)`,
  sql`alter table release_log add column approved_by text`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
