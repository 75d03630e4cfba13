import { type Kysely, sql } from 'kysely';

/** Entries have no foreign key to whom they concern: what was paid stays when a member or an account is gone. */
const statements = [
  // Statements that exist are paid in what their domain pays in now.
  sql`alter table statement add column currency text check (currency in ('USD', 'KRW'))`,
  sql`alter table statement disable trigger statement_is_fixed`,
  sql`update statement set currency =
    coalesce((select default_currency from site where site.domain = statement.domain), 'USD')`,
  sql`alter table statement enable trigger statement_is_fixed`,
  sql`alter table statement alter column currency set not null`,
  sql`create table payout_entry (
    id uuid primary key, account_id uuid not null, payer text not null check (payer in ('manager', 'platform')),
    payee_id uuid not null, kind text not null check (kind in ('payment', 'reversal', 'hold', 'release')),
    currency text check (currency in ('USD', 'KRW')), amount bigint not null,
    month date check (extract(day from month) = 1), day date not null, until_day date, rate numeric(18, 6),
    reference text, note text, reason text, reverses uuid unique, actor_role text not null, actor_id uuid,
    at timestamptz not null,
    check ((kind in ('payment', 'reversal')) = (currency is not null)),
    check (case when currency is null then amount = 0 else amount > 0 end),
    check ((kind in ('reversal', 'release')) = (reverses is not null)),
    check (kind = 'payment' or reason is not null),
    check (kind = 'hold' or (month is null and until_day is null)),
    check ((payer = 'platform') <= (payee_id = account_id)))`,
  sql`create index payout_entry_account on payout_entry (account_id, payer, at)`,
  sql`create trigger payout_entry_is_fixed before update or delete on payout_entry
    for each row execute function refuse_change()`,
  sql`create table payout_minimum (
    domain text not null references site (domain) on delete cascade, currency text not null check (currency in ('USD', 'KRW')),
    amount bigint not null check (amount > 0), primary key (domain, currency))`,
  sql`create table payee_minimum (
    account_id uuid not null, payee_id uuid not null, currency text not null check (currency in ('USD', 'KRW')),
    amount bigint not null check (amount >= 0), primary key (account_id, payee_id, currency),
    foreign key (account_id, payee_id) references member (account_id, id) on delete cascade)`,
  sql`create table payee (
    account_id uuid not null, payee_id uuid not null, name text not null, iban text, account_number text, bank_code text,
    primary key (account_id, payee_id),
    foreign key (account_id, payee_id) references member (account_id, id) on delete cascade,
    check ((iban is null) <> (account_number is null)), check (account_number is null or bank_code is not null))`,
  sql`create table platform_fee (
    account_id uuid not null, from_day date not null check (extract(day from from_day) = 1),
    until_day date not null default '9999-12-31', basis_points smallint not null check (basis_points between 0 and 10000),
    primary key (account_id, from_day), check (from_day < until_day))`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
