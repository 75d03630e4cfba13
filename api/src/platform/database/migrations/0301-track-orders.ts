import { type Kysely, sql } from 'kysely';

const statements = [
  // With all that filters need, so that a page far down is found without reading the tracks before it.
  sql`drop index track_title`,
  sql`create index track_title on track (title collate "C", isrc collate "C") include (category) where removed_at is null`,
  sql`drop index track_used`,
  sql`create index track_used on track (videos_used desc, isrc collate "C") include (category) where removed_at is null`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
