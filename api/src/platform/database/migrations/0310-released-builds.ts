import { type Kysely, sql } from 'kysely';

const statements = [
  // What a set runs, so that a query finds released builds without reading the content of every set.
  sql`create table release_set_build (
    set_id text not null references release_set,
    name text not null,
    version text not null,
    primary key (set_id, name)
  )`,
  sql`insert into release_set_build (set_id, name, version)
    select id, 'shell', content->'shell'->>'version' from release_set
    union all
    select id, remote.key, remote.value->'build'->'descriptor'->>'version'
    from release_set, jsonb_each(content->'remotes') as remote
    where (remote.value->>'on')::boolean`,
  // The build of each name that the last start of a server brought with it.
  sql`create table shipped_build (
    name text primary key,
    version text not null,
    shipped_at timestamptz not null,
    foreign key (name, version) references build
  )`,
  sql`insert into shipped_build (name, version, shipped_at)
    select distinct on (name) name, version, published_at
    from build
    where published_by = 'start-up'
    order by name, published_at desc, version desc`,
  // Builds that a domain went back from.
  sql`create table withdrawn_build (
    name text not null,
    version text not null,
    domain text not null,
    action text not null check (action in ('rollback', 'revert', 'stop')),
    withdrawn_at timestamptz not null,
    withdrawn_by text not null,
    primary key (name, version),
    foreign key (name, version) references build
  )`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
