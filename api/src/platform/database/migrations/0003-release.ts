import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table build (
    name text not null,
    version text not null,
    kind text not null check (kind in ('shell', 'remote')),
    inventory jsonb not null,
    files jsonb not null,
    digest text not null,
    published_at timestamptz not null,
    published_by text not null,
    primary key (name, version)
  )`,
  sql`create index build_newest on build (name, published_at desc)`,
  sql`create table release_set (
    id text primary key check (id ~ '^[0-9a-f]{64}$'),
    domain text not null,
    content jsonb not null,
    created_at timestamptz not null
  )`,
  sql`create table domain_pointer (
    domain text primary key references site on delete cascade,
    set_id text not null references release_set,
    moves integer not null
  )`,
  sql`create table release_log (
    domain text not null,
    number integer not null,
    action text not null check (action in ('start', 'change', 'rollback')),
    moved_at timestamptz not null,
    moved_by text not null,
    reason text not null,
    before_set text references release_set,
    after_set text not null references release_set,
    primary key (domain, number)
  )`,
  // Builds, release sets and the log are append-only, also for later versions of the server.
  sql`create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end
  $$`,
  ...['build', 'release_set', 'release_log'].map((table) =>
    sql.raw(`create trigger ${table}_is_fixed before update or delete on ${table}
      for each row execute function refuse_change()`),
  ),
  sql`create table remote_health (
    domain text not null,
    hour timestamptz not null,
    remote text not null,
    version text not null,
    phase text not null,
    outcome text not null,
    error_class text not null,
    events bigint not null,
    total_ms bigint not null,
    primary key (domain, hour, remote, version, phase, outcome, error_class)
  )`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
