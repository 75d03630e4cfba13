import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table track (
    isrc text primary key check (isrc ~ '^[A-Z]{2}[A-Z0-9]{3}[0-9]{7}$'),
    title text not null,
    artist text not null,
    cover text not null,
    category text not null check (category in ('bgm', 'song', 'ost')),
    duration_seconds integer not null check (duration_seconds > 0),
    videos_used bigint not null default 0,
    exclusive_logo text
  )`,
  sql`create index track_title on track (title, isrc)`,
  sql`create table music_tag (
    id text primary key,
    name jsonb not null,
    position integer not null
  )`,
  sql`create table track_tag (
    isrc text not null references track on delete cascade,
    tag_id text not null references music_tag on delete cascade,
    primary key (isrc, tag_id)
  )`,
  sql`create index track_tag_tag on track_tag (tag_id, isrc)`,
  sql`create table track_rank (
    week date not null,
    rank integer not null check (rank > 0),
    isrc text not null references track on delete cascade,
    primary key (week, rank),
    unique (week, isrc)
  )`,
  sql`create table notice (
    id uuid primary key,
    domain text references site on delete cascade,
    title jsonb not null,
    body jsonb not null,
    pinned boolean not null default false,
    published_at timestamptz not null
  )`,
  sql`create index notice_order on notice (domain, pinned desc, published_at desc, id)`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
