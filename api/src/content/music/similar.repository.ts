import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** How much each thing in common counts; a mood says most of what a track can be used for. */
const WEIGHTS = {
  mood: 4,
  genre: 3,
  energy: 2,
  vocals: 2,
  language: 1,
  key: 1,
  nearTempo: 2,
  tag: 1,
} as const;
/** Beats per minute by which tracks may differ and be cut alike. */
const NEAR_TEMPO = 8;
const MAX_TAGS = 3;

/**
 * The codes of the tracks that have most in common with one. Only tracks of its mood or genre, or with one of its tags, are compared,
 * and of two that are as close the more used one is first.
 */
export const findSimilar = async (db: Db, isrc: string, size: number): Promise<string[]> => {
  const same = (column: string, weight: number) =>
    sql`(case when t.${sql.ref(column)} = base.${sql.ref(column)} then ${sql.lit(weight)} else 0 end)`;
  const shared = sql`(
    select count(*) from track_tag where track_tag.isrc = t.isrc and track_tag.tag_id in (select tag_id from own)
  )`;
  const { rows } = await sql<{ isrc: string }>`
    with base as materialized (select * from track where isrc = ${isrc}),
      own as materialized (select tag_id from track_tag where isrc = ${isrc}),
      candidates as (
        select t.isrc from track t, base where t.mood = base.mood or t.genre = base.genre
        union select track_tag.isrc from track_tag where tag_id in (select tag_id from own)
      )
    select t.isrc
    from candidates join track t on t.isrc = candidates.isrc cross join base
    where t.isrc <> ${isrc} and t.removed_at is null
    order by ${same('mood', WEIGHTS.mood)} + ${same('genre', WEIGHTS.genre)} + ${same('energy', WEIGHTS.energy)}
      + ${same('vocals', WEIGHTS.vocals)} + ${same('vocal_language', WEIGHTS.language)} + ${same('musical_key', WEIGHTS.key)}
      + (case when abs(t.tempo - base.tempo) <= ${sql.lit(NEAR_TEMPO)} then ${sql.lit(WEIGHTS.nearTempo)} else 0 end)
      + least(${shared}, ${sql.lit(MAX_TAGS)}) * ${sql.lit(WEIGHTS.tag)} desc,
      t.videos_used desc, t.isrc collate "C"
    limit ${size}`.execute(db);
  return rows.map((row) => row.isrc);
};
