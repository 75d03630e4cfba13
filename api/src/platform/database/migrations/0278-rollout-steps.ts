import { type Kysely, sql } from 'kysely';

const statements = [
  // When the present step of a rollout began.
  sql`alter table release_rollout add column step_at timestamptz`,
  sql`update release_rollout set step_at = coalesce(next_step_at - make_interval(mins => minutes), started_at)`,
  sql`alter table release_rollout alter column step_at set not null`,
  // The step that the guard judged last, and the page loads from before it; it begins to count with its next look.
  sql`alter table rollout_evidence
    add column step_at timestamptz,
    add column earlier_control_loads bigint not null default 0,
    add column earlier_candidate_loads bigint not null default 0`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
