import { type Kysely, sql } from 'kysely';

const statements = [
  // Counters of changes that materialised lists depend on besides files; the first change inserts the row.
  sql`create table list_version (
    account_id uuid primary key,
    figures integer not null default 0,
    dates integer not null default 0
  )`,
  // Materialised lists of videos; unlogged, because they can be recomputed from the figures.
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
  // Sums are numeric, because ratios of integers would lose their fraction.
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
  // A part has as many videos as the largest page, so a page is in at most two parts.
  sql`create unlogged table video_list_part (
    list_id uuid not null references video_list on delete cascade,
    part integer not null,
    videos listed_video[] not null,
    primary key (list_id, part)
  )`,
  // Compression would take longer than the rest of computing a list.
  sql`alter table video_list_part alter column videos set storage external`,
  // Publishing dates change the order of lists by date; other columns of `video` change no list.
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
