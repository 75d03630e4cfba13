import { type Kysely, sql } from 'kysely';

const statements = [
  // The order in which domains are listed.
  sql`create index site_oldest on site (created_at, domain)`,
  // Console pages ask which of all domains the guard has stopped.
  sql`create index release_log_guard on release_log (domain, number desc) where moved_by = 'guard'`,
  sql`create index domain_pointer_canary on domain_pointer (domain) where candidate_set is not null`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
