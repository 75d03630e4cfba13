import { type Kysely, sql } from 'kysely';

/**
 * A month may have several statements, of which all but one at most were reopened. What was issued stays in the tables; the
 * views with their former names leave out reopened statements, so that every reader of them counts the same ones.
 */
const statements = [
  sql`alter table statement rename to issued_statement`,
  sql`alter table statement_amount rename to issued_amount`,
  sql`alter table issued_statement add column revision integer not null default 1 check (revision > 0)`,
  sql`alter table issued_amount add column revision integer not null default 1`,
  sql`alter table issued_statement alter column revision drop default`,
  sql`alter table issued_amount alter column revision drop default`,
  sql`alter table issued_amount drop constraint statement_amount_account_id_month_fkey`,
  sql`alter table issued_amount drop constraint statement_amount_pkey`,
  sql`alter table issued_statement drop constraint statement_pkey`,
  sql`alter table issued_statement add constraint issued_statement_pkey primary key (account_id, month, revision)`,
  sql`alter table issued_amount add constraint issued_amount_pkey
    primary key (account_id, month, revision, earned_month, member_id, currency)`,
  sql`alter table issued_amount add constraint issued_amount_statement_fkey
    foreign key (account_id, month, revision) references issued_statement (account_id, month, revision)`,
  sql`alter index statement_amount_member rename to issued_amount_member`,
  sql`alter trigger statement_is_fixed on issued_statement rename to issued_statement_is_fixed`,
  sql`alter trigger statement_amount_is_fixed on issued_amount rename to issued_amount_is_fixed`,
  sql`create table reopening_request (
    id uuid primary key, domain text not null, account_id uuid not null, month date not null, revision integer not null,
    reason text not null, by text not null, at timestamptz not null, expires_at timestamptz not null,
    check (at <= expires_at),
    foreign key (account_id, month, revision) references issued_statement (account_id, month, revision))`,
  sql`create index reopening_request_month on reopening_request (domain, month, at)`,
  sql`create table reopening_answer (
    request_id uuid primary key references reopening_request (id), is_consent boolean not null, reason text,
    by text not null, at timestamptz not null)`,
  sql`create table reopened_statement (
    account_id uuid not null, month date not null, revision integer not null,
    request_id uuid not null unique references reopening_answer (request_id), reopened_at timestamptz not null,
    document text not null, hash text not null unique, previous_hash text not null unique, signature text not null,
    key_id text not null references release_key (id),
    primary key (account_id, month, revision),
    foreign key (account_id, month, revision) references issued_statement (account_id, month, revision))`,
  ...['reopening_request', 'reopening_answer', 'reopened_statement'].map(
    (
      table,
    ) => sql`create trigger ${sql.ref(`${table}_is_fixed`)} before update or delete on ${sql.table(table)}
      for each row execute function refuse_change()`,
  ),
  sql`create view statement as select s.* from issued_statement s where not exists (
    select from reopened_statement r
    where r.account_id = s.account_id and r.month = s.month and r.revision = s.revision)`,
  sql`create view statement_amount as select a.* from issued_amount a where not exists (
    select from reopened_statement r
    where r.account_id = a.account_id and r.month = a.month and r.revision = a.revision)`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
