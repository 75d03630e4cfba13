import { type Kysely, sql } from 'kysely';

const statements = [
  // Statements that exist withheld nothing.
  sql`alter table statement_amount add column withheld bigint not null default 0`,
  sql`create table withholding (
    account_id uuid not null, member_id uuid not null, from_day date not null check (extract(day from from_day) = 1),
    until_day date not null default '9999-12-31', basis_points smallint not null check (basis_points between 1 and 10000),
    note text not null, primary key (account_id, member_id, from_day), check (from_day < until_day),
    foreign key (account_id, member_id) references member (account_id, id) on delete cascade)`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
