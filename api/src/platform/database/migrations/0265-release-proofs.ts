import { type Kysely, sql } from 'kysely';

const statements = [
  // Written again whenever the set is proven again; the newest proof of a key counts.
  sql`create table release_proof (
    set_id text primary key references release_set,
    proof_key text not null check (proof_key ~ '^[0-9a-f]{64}$'),
    verdict text not null check (verdict in ('passed', 'failed')),
    visits jsonb not null,
    failures jsonb not null,
    browser text not null,
    proven_at timestamptz not null,
    proven_by text not null
  )`,
  sql`create index release_proof_newest on release_proof (proof_key, proven_at desc)`,
  // Null for moves from before there were proofs.
  sql`alter table release_log add column proven boolean`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
