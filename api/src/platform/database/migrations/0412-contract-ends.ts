import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table member add column contract_until date`,
  // Most members have no such day, and the job that ends contracts looks for it often.
  sql`create index member_contract on member (contract_until) where contract_until is not null`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
