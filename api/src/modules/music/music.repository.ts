import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Page } from '../../platform/http/listing.ts';
import type { TrackCategory } from './music.tables.ts';

export type TrackFilter = {
  search?: string | undefined;
  category?: TrackCategory | undefined;
  tag?: string | undefined;
};

/** Text as it is, not as a pattern. */
const containing = (search: string) => `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

const matching =
  ({ search, category, tag }: TrackFilter) =>
  (tracks: ExpressionBuilder<Database, 'track'>) =>
    tracks.and([
      ...(category ? [tracks('track.category', '=', category)] : []),
      ...(tag
        ? [
            tracks.exists(
              tracks
                .selectFrom('track_tag')
                .select('track_tag.isrc')
                .whereRef('track_tag.isrc', '=', 'track.isrc')
                .where('track_tag.tag_id', '=', tag),
            ),
          ]
        : []),
      ...(search
        ? [
            tracks.or([
              tracks('track.title', 'ilike', containing(search)),
              tracks('track.artist', 'ilike', containing(search)),
              tracks('track.isrc', 'ilike', containing(search)),
            ]),
          ]
        : []),
    ]);

/**
 * The newest weekly ranking from its top, then everything else by title; in byte order, so that both databases sort
 * alike whatever their locale.
 */
const byRank = <Row>(query: SelectQueryBuilder<Database, 'track', Row>) =>
  query
    .orderBy(
      sql`(
        select track_rank.rank from track_rank
        where track_rank.isrc = track.isrc and track_rank.week = (select max(week) from track_rank)
      ) nulls last`,
    )
    .orderBy(sql`track.title collate "C"`)
    .orderBy('track.isrc');

/** What is stored of the catalogue. */
export const createMusicRepository = (db: Db) => ({
  page: (filter: TrackFilter, { page, size }: Page) =>
    db
      .selectFrom('track')
      .selectAll('track')
      .where(matching(filter))
      .$call(byRank)
      .limit(size)
      .offset(page * size)
      .execute(),

  async count(filter: TrackFilter) {
    const { total } = await db
      .selectFrom('track')
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .where(matching(filter))
      .executeTakeFirstOrThrow();
    return Number(total);
  },

  /** Places in the newest weekly ranking. */
  ranks: (isrcs: readonly string[]) =>
    db
      .selectFrom('track_rank')
      .select(['isrc', 'rank'])
      .where('week', '=', (weeks) =>
        weeks.selectFrom('track_rank').select(({ fn }) => fn.max('week').as('week')),
      )
      .where('isrc', 'in', isrcs)
      .execute(),

  tagsOf: (isrcs: readonly string[]) =>
    db
      .selectFrom('track_tag')
      .innerJoin('music_tag', 'music_tag.id', 'track_tag.tag_id')
      .select(['track_tag.isrc', 'music_tag.id', 'music_tag.name'])
      .where('track_tag.isrc', 'in', isrcs)
      .orderBy('music_tag.position')
      .orderBy('music_tag.id')
      .execute(),

  tags: () => db.selectFrom('music_tag').select(['id', 'name']).orderBy('position').orderBy('id').execute(),
});
