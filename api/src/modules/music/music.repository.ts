import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { TrackCategory } from './music.tables.ts';

export type TrackFilter = {
  search?: string | undefined;
  category?: TrackCategory | undefined;
  tag?: string | undefined;
};

export type TrackOrder = 'rank' | 'title' | 'popular';

type Position = { key: string; isrc: string };

/** Where a page begins: so many rows on, or right after a track. */
export type TrackStart = { skip: number } | { after: Position };

type Tracks = ExpressionBuilder<Database, 'track'>;

const matching =
  ({ search, category, tag }: TrackFilter) =>
  (tracks: Tracks) =>
    tracks.and([
      tracks('track.removed_at', 'is', null),
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

/** Byte order, so that both databases sort alike whatever their locale. */
const title = sql`track.title collate "C"`;
const isrc = sql`track.isrc collate "C"`;
/** Where a track without a place stands: after all that have one. */
const UNPLACED = 999_999_999;
/** Place in the newest weekly ranking. */
const place = sql<number>`coalesce((
  select track_rank.rank from track_rank
  where track_rank.isrc = track.isrc and track_rank.week = (select max(week) from track_rank)
), ${UNPLACED}::int)`;

const beyond: Record<TrackOrder, (position: Position) => RawBuilder<boolean>> = {
  rank: ({ key, isrc: last }) =>
    sql`(${place}, ${title}, ${isrc}) > (${key.slice(0, key.indexOf(' '))}::int, ${key.slice(key.indexOf(' ') + 1)}, ${last})`,
  title: ({ key, isrc: last }) => sql`(${title}, ${isrc}) > (${key}, ${last})`,
  popular: ({ key, isrc: last }) =>
    sql`(track.videos_used < ${key}::bigint or (track.videos_used = ${key}::bigint and ${isrc} > ${last}))`,
};

const orders: Record<TrackOrder, RawBuilder<unknown>> = {
  rank: sql`${place}, ${title}, ${isrc}`,
  title: sql`${title}, ${isrc}`,
  popular: sql`track.videos_used desc, ${isrc}`,
};

/** What is stored of the catalogue. */
export const createMusicRepository = (db: Db) => ({
  page: (filter: TrackFilter, order: TrackOrder, start: TrackStart, size: number) =>
    db
      .selectFrom('track')
      .selectAll('track')
      .select(place.as('place'))
      .where(matching(filter))
      .$if('after' in start, (query) => ('after' in start ? query.where(beyond[order](start.after)) : query))
      .orderBy(orders[order])
      .limit(size)
      .$if('skip' in start, (query) => ('skip' in start ? query.offset(start.skip) : query))
      .execute(),

  async count(filter: TrackFilter) {
    const { total } = await db
      .selectFrom('track')
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .where(matching(filter))
      .executeTakeFirstOrThrow();
    return Number(total);
  },

  byIsrc: (isrcs: readonly string[]) =>
    db
      .selectFrom('track')
      .selectAll('track')
      .where('isrc', 'in', isrcs)
      .where('removed_at', 'is', null)
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
