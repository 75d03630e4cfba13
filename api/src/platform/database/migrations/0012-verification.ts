import { type Kysely, sql } from 'kysely';

const statements = [
  // The latest verification of each channel.
  sql`create table channel_verification (
    account_id uuid not null,
    channel_id uuid not null,
    started_at timestamptz not null,
    ends_at timestamptz not null,
    next_check_at timestamptz,
    last_check_at timestamptz,
    delay text check (delay in ('quota', 'key', 'service')),
    checks integer not null default 0,
    step integer not null default 0,
    result text check (result in ('verified', 'code_missing', 'only_translated', 'channel_missing', 'error')),
    languages jsonb not null default '[]',
    is_full boolean not null default false,
    ended_at timestamptz,
    primary key (account_id, channel_id),
    foreign key (account_id, channel_id) references channel on delete cascade,
    check ((next_check_at is null) = (ended_at is not null))
  )`,
  sql`create index channel_verification_ended on channel_verification (account_id, ended_at)`,
  sql`create table channel_check (
    account_id uuid not null,
    channel_id uuid not null,
    number integer not null,
    checked_at timestamptz not null,
    result text not null,
    languages jsonb not null,
    primary key (account_id, channel_id, number),
    foreign key (account_id, channel_id) references channel_verification on delete cascade
  )`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
