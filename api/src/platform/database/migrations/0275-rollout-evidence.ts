import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table rollout_evidence (
    control_set text not null,
    candidate_set text not null,
    remote text not null,
    control_loads bigint not null,
    control_failed bigint not null,
    candidate_loads bigint not null,
    candidate_failed bigint not null,
    log_e double precision not null,
    window_end timestamptz not null,
    primary key (control_set, candidate_set, remote)
  )`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
