import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table channel (
    account_id uuid not null,
    id uuid not null,
    youtube_id text not null,
    name text not null,
    handle text not null,
    thumbnail text not null,
    category text not null check (category in ('bgm', 'song', 'ost')),
    status smallint not null check (status between 0 and 3),
    verification text not null check (verification in ('none', 'pending', 'verifying', 'verified')),
    verification_code text,
    registered_at timestamptz not null,
    approved_at timestamptz,
    held_at timestamptz,
    reviewed_at timestamptz,
    primary key (account_id, id)
  )`,
  sql`create index channel_registered on channel (account_id, registered_at desc, id)`,
  sql`create table channel_claim (
    youtube_id text primary key,
    account_id uuid not null,
    channel_id uuid not null,
    foreign key (account_id, channel_id) references channel on delete cascade
  )`,
  sql`create index channel_claim_channel on channel_claim (account_id, channel_id)`,
  sql`create table channel_member (
    account_id uuid not null,
    channel_id uuid not null,
    member_id uuid not null,
    assigned_at timestamptz not null,
    primary key (account_id, channel_id, member_id),
    foreign key (account_id, channel_id) references channel on delete cascade,
    foreign key (account_id, member_id) references member on delete cascade
  )`,
  sql`create index channel_member_member on channel_member (account_id, member_id)`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
