import { type Kysely, sql } from 'kysely';

const statements = [
  // Failures have the roles that saw them and a stack, which earlier ones lack.
  sql`update release_proof set failures = (
    select coalesce(jsonb_agg(failure || '{"roles": [], "stack": []}' order by position), '[]')
    from jsonb_array_elements(failures) with ordinality as each (failure, position)
  )`,
  // What failed at the first try of a page, and not at the second.
  sql`alter table release_proof add column unconfirmed jsonb not null default '[]'`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
