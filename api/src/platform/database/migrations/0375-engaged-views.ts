import { type Kysely, sql } from 'kysely';

const statements = [
  // Stored lists lack the sums of engaged views; they are computed again when a report needs them.
  sql`truncate video_list cascade`,
  sql`alter table video_list_part drop column videos`,
  sql`drop type listed_video`,
  sql`create type listed_video as (
    channel_id uuid,
    video_id text,
    views numeric,
    engaged_views numeric,
    premium_views numeric,
    revenue numeric,
    priced_views numeric,
    priced_premium_views numeric,
    priced_revenue numeric,
    priced_premium_revenue numeric
  )`,
  sql`alter table video_list_part add column videos listed_video[] not null`,
  // Compression would take longer than the rest of computing a list.
  sql`alter table video_list_part alter column videos set storage external`,
];

/** Adds engaged views to stored lists of videos. A type that a column has cannot get an attribute, so it is replaced. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
