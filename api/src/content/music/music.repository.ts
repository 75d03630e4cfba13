import { type ExpressionBuilder, type ExpressionWrapper, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Localised } from '../../texts/languages.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Listener } from './favourite.repository.ts';
import type { TrackCategory } from './music.tables.ts';
import { isIndexDue, isMatch, placeBehindPurpose, PURPOSE_TIER, readTier } from './search/search-order.ts';
import type { SearchQuery } from './search/search-query.ts';
import { selectPreview } from './previews/preview-details.ts';
import type { PurposeFilter } from './purpose/purpose.ts';
import { matchTraits, type TraitFilter } from './traits/trait-filter.ts';

/** What a search was understood as, with what is left of it for titles. */
export type PurposeMatch = { filter: PurposeFilter; search: SearchQuery | undefined };

export type TrackFilter = TraitFilter & {
  isrc?: string | undefined;
  /** What titles have; with a purpose, tracks of it match as well. */
  search?: SearchQuery | undefined;
  purpose?: PurposeMatch | undefined;
  category?: TrackCategory | undefined;
  tag?: string | undefined;
};

/** Orders of the whole catalogue, and of the matches of a search. */
export type CatalogueOrder = 'rank' | 'title' | 'popular';
export type TrackOrder = CatalogueOrder | 'match';

type Position = { key: string; isrc: string };

/** Where a page begins: after a number of rows, or after a track. */
export type TrackStart = { skip: number } | { after: Position };

type Tracks = ExpressionBuilder<Database, 'track'>;

const hasTag = (tracks: Tracks, tag: string) =>
  tracks.exists(
    tracks
      .selectFrom('track_tag')
      .select('track_tag.isrc')
      .whereRef('track_tag.isrc', '=', 'track.isrc')
      .where('track_tag.tag_id', '=', tag),
  );

const hasWords = (tracks: Tracks, search: SearchQuery) =>
  tracks.exists(
    tracks
      .selectFrom('track_search')
      .select('track_search.isrc')
      .whereRef('track_search.isrc', '=', 'track.isrc')
      .where(isMatch(search)),
  );

const hasPurpose = (tracks: Tracks, { filter: { tags = [], ...filter }, search }: PurposeMatch) =>
  tracks.and([matching({ ...filter, search })(tracks), ...tags.map((tag) => hasTag(tracks, tag))]);

const matching =
  ({ isrc: code, search, purpose, category, tag, ...traits }: TrackFilter) =>
  (tracks: Tracks): ExpressionWrapper<Database, 'track', SqlBool> =>
    tracks.and([
      tracks('track.removed_at', 'is', null),
      ...(code ? [tracks('track.isrc', '=', code)] : []),
      ...(category ? [tracks('track.category', '=', category)] : []),
      ...matchTraits(tracks, traits),
      ...(tag ? [hasTag(tracks, tag)] : []),
      ...(search && purpose ? [tracks.or([hasWords(tracks, search), hasPurpose(tracks, purpose)])] : []),
      ...(search && !purpose ? [hasWords(tracks, search)] : []),
    ]);

/** Byte order, so that both databases sort alike in any locale. */
const title = sql`track.title collate "C"`;
const isrc = sql`track.isrc collate "C"`;
/** The rank of tracks outside the ranking, which places them last. */
export const UNRANKED = 999_999_999;
const newestWeek = sql<string>`(select max(week) from track_rank)`;
/** The track's rank in the newest weekly ranking. */
const rank = sql<number | null>`(
  select track_rank.rank from track_rank
  where track_rank.isrc = track.isrc and track_rank.week = ${newestWeek}
)`;
const place = sql<number>`coalesce(${rank}, ${UNRANKED}::int)`;

type Tag = { id: string; name: Localised<string> };

const tagsOfTrack = sql<Tag[]>`coalesce((
  select json_agg(json_build_object('id', music_tag.id, 'name', music_tag.name) order by music_tag.position, music_tag.id)
  from track_tag join music_tag on music_tag.id = track_tag.tag_id
  where track_tag.isrc = track.isrc
), '[]')`;

const isFavourite = ({ accountId, memberId }: Listener) => sql<boolean>`exists (
  select from favourite_track
  where favourite_track.account_id = ${accountId} and favourite_track.member_id = ${memberId}
    and favourite_track.isrc = track.isrc
)`;

const isAfterMatch = ({ key, isrc: last }: Position) => {
  const [tier = '', used = ''] = key.split(' ');
  return sql<boolean>`(tier, -videos_used, ${isrc}) > (${tier}::int, -${used}::bigint, ${last})`;
};

/** The orders with an index of their own. */
type IndexedOrder = Exclude<CatalogueOrder, 'rank'>;

const isAfter: Record<IndexedOrder, (position: Position) => RawBuilder<boolean>> = {
  title: ({ key, isrc: last }) => sql`(${title}, ${isrc}) > (${key}, ${last})`,
  popular: ({ key, isrc: last }) =>
    sql`(track.videos_used < ${key}::bigint or (track.videos_used = ${key}::bigint and ${isrc} > ${last}))`,
};

const orders: Record<CatalogueOrder, RawBuilder<unknown>> = {
  rank: sql`${place}, ${title}, ${isrc}`,
  title: sql`${title}, ${isrc}`,
  popular: sql`track.videos_used desc, ${isrc}`,
};

const skippedBy = (start: TrackStart) => ('skip' in start ? start.skip : 0);

/** The codes of a page in an order that has an index. */
const selectIndexed = (db: Db, filter: TrackFilter, order: IndexedOrder, start: TrackStart, size: number) =>
  db
    .selectFrom('track')
    .select('track.isrc')
    .where(matching(filter))
    .$if('after' in start, (query) => ('after' in start ? query.where(isAfter[order](start.after)) : query))
    .orderBy(orders[order])
    .limit(size)
    .offset(skippedBy(start));

/** Where a page begins in both parts of the order by rank: the key is the rank and the title. */
const readPlace = ({ key, isrc: last }: Position) => {
  const [before = '', ...words] = key.split(' ');
  return { before: Number(before), afterTitle: { key: words.join(' '), isrc: last } };
};

/**
 * The codes of a page in the order of ranks: the few tracks with one, then the others in the order of their index, of which
 * the rows before the page are skipped in the index.
 */
const selectRanked = (db: Db, filter: TrackFilter, start: TrackStart, size: number) => {
  const after = 'after' in start ? readPlace(start.after) : undefined;
  const skip = skippedBy(start);
  const ranked = db
    .selectFrom('track')
    .innerJoin('track_rank', 'track_rank.isrc', 'track.isrc')
    .select(['track.isrc', 'track.title', 'track_rank.rank as place'])
    .where('track_rank.week', '=', newestWeek)
    .where(matching(filter))
    .$if(after !== undefined, (query) => query.where('track_rank.rank', '>', after?.before ?? 0));
  const others = db
    .selectFrom('track')
    .select(['track.isrc', 'track.title', sql<number>`${UNRANKED}::int`.as('place')])
    .where(matching(filter))
    // A hashed subplan keeps the order of the index, a join would not.
    .where(sql<boolean>`track.isrc not in (select isrc from track_rank where week = ${newestWeek})`)
    .$if(after?.before === UNRANKED, (query) =>
      after ? query.where(isAfter.title(after.afterTitle)) : query,
    )
    .orderBy(orders.title)
    .limit(size)
    .offset(sql<number>`greatest(0, ${skip}::bigint - (select count(*) from ranked))`);
  return db
    .with('ranked', () => ranked)
    .with('first', (query) =>
      query.selectFrom('ranked').select(['isrc', 'title', 'place']).orderBy('place').limit(size).offset(skip),
    )
    .selectFrom((query) =>
      query
        .selectFrom('first')
        .select(['isrc', 'title', 'place'])
        .unionAll((all) => all.parens(others))
        .as('track'),
    )
    .select('track.isrc')
    .orderBy(sql`track.place, ${title}, ${isrc}`)
    .limit(size);
};

/** The details of a track, in its own statement: with short statements, the round trips cost more than the work. */
const detailsFor = (listener: Listener) =>
  [
    rank.as('rank'),
    tagsOfTrack.as('tags'),
    selectPreview('track').as('preview_details'),
    isFavourite(listener).as('is_favourite'),
  ] as const;

const tracksFor = (db: Db, listener: Listener) =>
  db.selectFrom('track').selectAll('track').select(detailsFor(listener));

/**
 * The tracks that a search finds with the kind of their match. Those of its purpose come behind what has all of its words in the
 * title, and before what only reads or sounds like them.
 */
const selectFound = (db: Db, search: SearchQuery, { purpose, ...filter }: TrackFilter) => {
  const named = db
    .selectFrom('track_search')
    .innerJoin('track', 'track.isrc', 'track_search.isrc')
    .where(isMatch(search))
    .where(matching({ ...filter, search: undefined }));
  const tier = readTier(search);
  if (!purpose) return named.select(['track.isrc', 'track.videos_used', tier.as('tier')]);
  const meant = db
    .selectFrom('track')
    .select(['track.isrc', 'track.videos_used', sql<number>`${PURPOSE_TIER}::int`.as('tier')])
    .where(matching({ ...filter, search: undefined }))
    .where((tracks) => hasPurpose(tracks, purpose));
  return db
    .selectFrom(
      named
        .select(['track.isrc', 'track.videos_used', placeBehindPurpose(tier).as('tier')])
        .unionAll(meant)
        .as('track'),
    )
    .select(['track.isrc', 'track.videos_used', ({ fn }) => fn.min<number>('track.tier').as('tier')])
    .groupBy(['track.isrc', 'track.videos_used']);
};

/** The stored catalogue. */
export const createMusicRepository = (db: Db) => ({
  /** Details are read of the page's tracks only: there are more than 100,000 to skip. */
  page: (listener: Listener, filter: TrackFilter, order: CatalogueOrder, start: TrackStart, size: number) =>
    tracksFor(db, listener)
      .where(
        'track.isrc',
        'in',
        order === 'rank'
          ? selectRanked(db, filter, start, size)
          : selectIndexed(db, filter, order, start, size),
      )
      .orderBy(orders[order])
      .execute(),

  /**
   * The matches of a search, the best first and then the most used. Each row also has the number of all matches, and
   * whether the index has to be updated first.
   */
  matches(listener: Listener, search: SearchQuery, filter: TrackFilter, start: TrackStart, size: number) {
    return db
      .with('found', () => selectFound(db, search, filter))
      .with('page', (query) =>
        query
          .selectFrom('found as track')
          .selectAll()
          .$if('after' in start, (rows) => ('after' in start ? rows.where(isAfterMatch(start.after)) : rows))
          .orderBy(sql`tier, videos_used desc, ${isrc}`)
          .limit(size)
          .$if('skip' in start, (rows) => ('skip' in start ? rows.offset(start.skip) : rows)),
      )
      .selectFrom('page')
      .innerJoin('track', 'track.isrc', 'page.isrc')
      .selectAll('track')
      .select(detailsFor(listener))
      .select([
        'page.tier',
        sql<string>`(select count(*) from found)`.as('total'),
        isIndexDue.as('is_index_due'),
      ])
      .orderBy(sql`page.tier, page.videos_used desc, ${isrc}`)
      .execute();
  },

  async count(filter: TrackFilter) {
    const { total } = await db
      .selectFrom('track')
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .where(matching(filter))
      .executeTakeFirstOrThrow();
    return Number(total);
  },

  byIsrc: (listener: Listener, isrcs: readonly string[]) =>
    tracksFor(db, listener).where('isrc', 'in', isrcs).where('removed_at', 'is', null).execute(),

  tags: () => db.selectFrom('music_tag').select(['id', 'name']).orderBy('position').orderBy('id').execute(),
});
