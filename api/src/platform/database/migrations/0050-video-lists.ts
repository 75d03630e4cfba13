import { type Kysely, sql } from 'kysely';

const statements = [
  // What a kept list of an account depends on beside the files its days came from; a row is there from the first change on.
  sql`create table list_version (
    account_id uuid primary key,
    figures integer not null default 0,
    dates integer not null default 0
  )`,
  // Lists of videos that were summed up and sorted for somebody. Unlogged: they can be made again from the figures.
  sql`create unlogged table video_list (
    id uuid primary key,
    account_id uuid not null,
    filter text not null,
    sort text not null,
    direction text not null,
    figures integer not null,
    dates integer not null,
    is_month boolean not null,
    made_at timestamptz not null default now(),
    total integer not null,
    lost integer not null,
    totals jsonb not null,
    lost_totals jsonb not null
  )`,
  sql`create index video_list_filter on video_list (account_id, filter)`,
  // Sums are kept as they come: divided, whole numbers would lose what is behind the point.
  sql`create type listed_video as (
    channel_id uuid,
    video_id text,
    views numeric,
    red_views numeric,
    revenue numeric,
    priced_views numeric,
    priced_red_views numeric,
    priced_revenue numeric,
    priced_red_revenue numeric
  )`,
  // As many videos in a row as a page may have: a page is in two rows at most.
  sql`create unlogged table video_list_part (
    list_id uuid not null references video_list on delete cascade,
    part integer not null,
    videos listed_video[] not null,
    primary key (list_id, part)
  )`,
  // Compressing them takes longer than all the rest of making a list.
  sql`alter table video_list_part alter column videos set storage external`,
  // Lists by date are sorted by what the platform told; titles may change without harm.
  sql`create function dates_changed() returns trigger language plpgsql as $$
    begin
      insert into list_version (account_id, dates) values (new.account_id, 1)
      on conflict (account_id) do update set dates = list_version.dates + 1;
      return null;
    end $$`,
  sql`create trigger video_published after update of published_on on video
    for each row when (old.published_on is distinct from new.published_on) execute function dates_changed()`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
