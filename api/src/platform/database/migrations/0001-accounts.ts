import { type Kysely, sql } from 'kysely';

// Migrations use no table types: their SQL refers to the schema of their time.
const statements = [
  sql`create table site (
    domain text primary key,
    name text not null,
    design_id text not null,
    color_primary text not null check (color_primary ~ '^#[0-9A-Fa-f]{6}$'),
    color_primary_dim text not null check (color_primary_dim ~ '^#[0-9A-Fa-f]{6}$'),
    logo_favicon text not null,
    logo_meta text not null,
    exclusive_logo text,
    is_playlist boolean not null default false,
    is_console boolean not null default false,
    default_language text not null check (default_language in ('ko', 'en', 'zh-CN', 'zh-TW')),
    default_currency text not null check (default_currency in ('KRW', 'USD')),
    tagline jsonb not null default '{}',
    channel_verify_needed boolean not null default false,
    password_minimum smallint not null default 4 check (password_minimum between 4 and 64),
    created_at timestamptz not null
  )`,
  sql`create table payment_contact (
    domain text primary key references site on delete cascade,
    company text not null,
    address text not null,
    business_number text not null,
    email text not null,
    manager_name text not null,
    manager_contact text not null
  )`,
  sql`create table member (
    account_id uuid not null,
    id uuid not null,
    domain text not null references site,
    role text not null check (role in ('manager', 'member', 'operator')),
    email text not null,
    nickname text not null,
    password_hash text not null,
    channel_url text,
    registered_at timestamptz not null,
    primary key (account_id, id),
    check ((role = 'member') = (account_id <> id))
  )`,
  sql`create table login (
    domain text not null,
    email_key text not null,
    account_id uuid not null,
    member_id uuid not null,
    primary key (domain, email_key),
    foreign key (account_id, member_id) references member on delete cascade
  )`,
  sql`create index login_member on login (account_id, member_id)`,
  sql`create table fee_rate (
    account_id uuid not null,
    member_id uuid not null,
    from_day date not null,
    until_day date not null default '9999-12-31',
    basis_points smallint not null check (basis_points between 0 and 10000),
    primary key (account_id, member_id, from_day),
    foreign key (account_id, member_id) references member on delete cascade
  )`,
  sql`create table session (
    token_hash text primary key,
    account_id uuid not null,
    member_id uuid not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    foreign key (account_id, member_id) references member on delete cascade
  )`,
  sql`create index session_member on session (account_id, member_id)`,
  sql`create index session_expiry on session (expires_at)`,
  sql`create table login_throttle (
    key text primary key,
    failures integer not null,
    last_failure_at timestamptz not null,
    blocked_until timestamptz
  )`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
