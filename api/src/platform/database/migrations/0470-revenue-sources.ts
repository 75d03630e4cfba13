import { type Kysely, sql } from 'kysely';

const statements = [
  // Months that are closed already do not say where their revenue came from.
  sql`alter table closed_revenue add column us_micros bigint`,
  sql`alter table withholding add column us_basis_points smallint check (us_basis_points between 0 and 10000)`,
  sql`alter table withholding drop constraint withholding_basis_points_check`,
  sql`alter table withholding add constraint withholding_basis_points_check
    check (basis_points between 0 and 10000 and basis_points + coalesce(us_basis_points, 0) > 0)`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
