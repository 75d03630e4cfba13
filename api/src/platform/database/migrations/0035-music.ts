import { type Kysely, sql } from 'kysely';

const statements = [
  // Byte order is the same on both databases.
  sql`drop index track_title`,
  sql`create index track_title on track (title collate "C", isrc collate "C")`,
  sql`create index track_used on track (videos_used desc, isrc collate "C")`,
  sql`create table favourite_track (
    account_id uuid not null,
    member_id uuid not null,
    isrc text not null references track on delete cascade,
    added_at timestamptz not null,
    primary key (account_id, member_id, isrc),
    foreign key (account_id, member_id) references member on delete cascade
  )`,
  sql`create index favourite_track_isrc on favourite_track (isrc)`,
  sql`alter table track_rank add column views bigint`,
  // The creation time of the reports behind a week's ranking; newer reports recompute it.
  sql`create table ranked_week (
    week date primary key,
    source_at timestamptz not null
  )`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
