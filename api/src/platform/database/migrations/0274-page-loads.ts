import { type Kysely, sql } from 'kysely';

const statements = [
  sql`drop table remote_health`,
  // A row for each remote of a page load that reported something; deleted once the token of the load has expired.
  sql`create table page_load_report (
    load_id text not null,
    remote text not null,
    set_id text not null,
    issued_at timestamptz not null,
    reported_at timestamptz not null,
    mounted boolean not null default false,
    failed_before boolean not null default false,
    failed_after boolean not null default false,
    primary key (load_id, remote)
  )`,
  sql`create index page_load_report_of_set on page_load_report (set_id, reported_at)`,
  sql`create index page_load_report_expiry on page_load_report (issued_at)`,
  sql`create table page_load_count (
    domain text not null,
    hour timestamptz not null,
    set_id text not null,
    served bigint not null,
    primary key (domain, hour, set_id)
  )`,
  sql`create table remote_load_count (
    domain text not null,
    hour timestamptz not null,
    set_id text not null,
    remote text not null,
    version text not null,
    loads bigint not null,
    mounted bigint not null,
    failed bigint not null,
    failed_before bigint not null,
    failed_after bigint not null,
    total_ms bigint not null,
    within_500 bigint not null,
    within_1000 bigint not null,
    within_2000 bigint not null,
    within_4000 bigint not null,
    within_8000 bigint not null,
    primary key (domain, hour, set_id, remote)
  )`,
  sql`create table remote_failure_count (
    domain text not null,
    hour timestamptz not null,
    set_id text not null,
    remote text not null,
    phase text not null,
    error_class text not null,
    loads bigint not null,
    primary key (domain, hour, set_id, remote, phase, error_class)
  )`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
