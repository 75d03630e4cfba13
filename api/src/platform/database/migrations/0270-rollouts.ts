import { type Kysely, sql } from 'kysely';

const statements = [
  // A second set, which a share of the visitors gets; history is in the log.
  sql`alter table domain_pointer
    add column candidate_set text references release_set,
    add column candidate_share integer,
    add constraint domain_pointer_candidate check (
      (candidate_set is null) = (candidate_share is null)
      and candidate_share between 1 and 99
      and candidate_set <> set_id
    )`,
  // How the candidate goes on; there is a row exactly while the pointer names one.
  sql`create table release_rollout (
    domain text primary key references domain_pointer on delete cascade,
    steps jsonb not null,
    minutes integer check (minutes > 0),
    next_step_at timestamptz,
    chosen jsonb not null,
    unproven boolean not null,
    started_at timestamptz not null,
    started_by text not null,
    reason text not null
  )`,
  sql`alter table release_log add column share integer`,
  sql`alter table release_log drop constraint release_log_action_check`,
  sql`alter table release_log add constraint release_log_action_check
    check (action in ('start', 'change', 'rollback', 'revert', 'canary', 'promote', 'stop'))`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
