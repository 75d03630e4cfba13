import { type Kysely, sql } from 'kysely';

const signed = sql`document text not null, hash text not null unique, previous_hash text unique,
  signature text not null, key_id text not null references release_key (id)`;

/** Closed months and statements have no foreign key to who they concern: they stay when an account is gone. */
const statements = [
  sql`create table closed_month (
    domain text not null, month date not null check (extract(day from month) = 1), number integer not null,
    closed_at timestamptz not null, ${signed},
    primary key (domain, month), unique (domain, number),
    check ((number = 1) = (previous_hash is null)))`,
  sql`create table closed_revenue (
    account_id uuid not null, channel_id uuid not null, day date not null, month date not null, micros bigint not null,
    primary key (account_id, day, channel_id, month), check (day < month + interval '1 month'))`,
  sql`create table closed_rate (
    domain text not null, day date not null, month date not null, rate numeric(18, 6), rate_day date,
    primary key (domain, day, month), check ((rate is null) = (rate_day is null)))`,
  sql`create table statement (
    account_id uuid not null, month date not null check (extract(day from month) = 1), domain text not null,
    number integer not null, year integer not null, issued_at timestamptz not null, ${signed},
    primary key (account_id, month), unique (account_id, year, number),
    foreign key (domain, month) references closed_month (domain, month))`,
  sql`create table statement_amount (
    account_id uuid not null, month date not null, earned_month date not null, member_id uuid not null,
    currency text not null check (currency in ('USD', 'KRW')),
    gross bigint not null, fee bigint not null, net bigint not null,
    primary key (account_id, month, earned_month, member_id, currency),
    foreign key (account_id, month) references statement (account_id, month),
    check (gross = fee + net), check (earned_month <= month))`,
  sql`create index statement_amount_member on statement_amount (account_id, member_id)`,
  ...['closed_month', 'closed_revenue', 'closed_rate', 'statement', 'statement_amount'].map(
    (
      table,
    ) => sql`create trigger ${sql.ref(`${table}_is_fixed`)} before update or delete on ${sql.table(table)}
      for each row execute function refuse_change()`,
  ),
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
