import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { cutPage } from '../../platform/http/cursor.ts';
import { pickLocalised, type Localised } from '../../texts/languages.ts';
import type { Page } from '../../platform/http/listing.ts';
import { createFavouriteRepository, type Listener } from './favourite.repository.ts';
import { readWholeIsrc } from './isrc.ts';
import {
  type CatalogueOrder,
  createMusicRepository,
  type PurposeMatch,
  type TrackFilter,
  type TrackOrder,
  type TrackStart,
  UNRANKED,
} from './music.repository.ts';
import { RANKS } from './ranking.repository.ts';
import { createRanking } from './ranking.service.ts';
import { findSimilar } from './similar.repository.ts';
import { findHighlights } from './search/highlight.ts';
import { createSearchQuery, type SearchQuery } from './search/search-query.ts';
import { createTrackSearch } from './search/search.service.ts';
import { nameMeanings } from './purpose/name-meanings.ts';
import type { Meaning } from './purpose/purpose.ts';
import { createPurposes, type Purpose } from './purpose/purpose.service.ts';
import { toPreview } from './previews/preview-details.ts';
import { createTraits, type Languages } from './traits/trait.service.ts';

/** The most favourites of a user. */
export const MAX_FAVOURITES = 10;
/** Tracks that may be used in videos that sell something. */
const SHOPPING_TAG = 'shopping';

type SortedTrack = { title: string; rank: number | null; videos_used: string | number | bigint };

/** The sort key of a track in each order, from which the cursor continues. */
const sortKeys: Record<CatalogueOrder, (track: SortedTrack) => string> = {
  rank: ({ rank, title }) => `${rank ?? UNRANKED} ${title}`,
  title: ({ title }) => title,
  popular: ({ videos_used: used }) => String(used),
};

/** The user who reads the catalogue; texts are in their language, else in the site's. */
export type Reader = Listener & Languages;

export type TrackCursor = {
  order: TrackOrder;
  key: string;
  isrc: string;
};

export type TrackQuery = Omit<TrackFilter, 'search' | 'purpose'> &
  Page & {
    /** What was typed. */
    search?: string | undefined;
    /** Parts of it that are words of titles, whatever else they may stand for. */
    plain?: readonly string[] | undefined;
    /** By default the best match of a search first, else the rank. */
    order?: TrackOrder | undefined;
    cursor?: TrackCursor | undefined;
  };

/** The music catalogue as partners read it. */
export const createMusicService = ({ db, bulk, clock }: { db: Db; bulk: Db; clock: Clock }) => {
  const music = createMusicRepository(db);
  const favourites = createFavouriteRepository(db);
  const ranking = createRanking({ db, clock });
  const trackSearch = createTrackSearch({ db, bulk });
  const traits = createTraits({ db });
  const purposes = createPurposes({ db });
  type TrackRow = Awaited<ReturnType<typeof music.byIsrc>>[number];

  const localiseTag =
    ({ language, siteLanguage }: Reader) =>
    ({ id, name }: { id: string; name: Localised<string> }) => ({
      id,
      name: pickLocalised(name, language, siteLanguage) ?? id,
    });

  const toTrackResponses = async (rows: readonly TrackRow[], reader: Reader) => {
    const describeTraits = await traits.describer(reader);
    return rows.map((row) => ({
      ...row,
      videos_used: Number(row.videos_used),
      tags: row.tags.map(localiseTag(reader)),
      traits: describeTraits(row),
      preview: toPreview(row.preview_details),
    }));
  };

  /** Tracks by their codes, in no order; unknown codes are left out. */
  const findTracks = async (isrcs: readonly string[], reader: Reader) => {
    const rows = isrcs.length > 0 ? await music.byIsrc(reader, isrcs) : [];
    return new Map((await toTrackResponses(rows, reader)).map((track) => [track.isrc, track]));
  };

  const listTracks = async (
    filter: TrackFilter,
    { order, start, size }: { order: CatalogueOrder; start: TrackStart; size: number },
    reader: Reader,
  ) => {
    const found = await music.page(reader, filter, order, start, size + 1);
    const { rows, next } = cutPage(found, size, (track): TrackCursor => ({
      order,
      key: sortKeys[order](track),
      isrc: track.isrc,
    }));
    return { items: await toTrackResponses(rows, reader), next };
  };

  type Match = Awaited<ReturnType<typeof music.matches>>[number];

  const toMatchPage = async (matches: readonly Match[], size: number, reader: Reader) => {
    const { rows, next } = cutPage(matches, size, ({ tier, videos_used: used, isrc }): TrackCursor => ({
      order: 'match',
      key: `${tier} ${used}`,
      isrc,
    }));
    return { items: await toTrackResponses(rows, reader), next };
  };

  /** The track of a code, which no other one has; its index entry is not needed. */
  const findByCode = async (
    isrc: string,
    filter: Omit<TrackFilter, 'search' | 'purpose'>,
    start: TrackStart,
    reader: Reader,
  ) => {
    const rows = await music.page(reader, { ...filter, isrc }, 'title', { skip: 0 }, 1);
    const isFirstPage = 'skip' in start && start.skip === 0;
    return {
      search: createSearchQuery({ words: [{ word: isrc.toLowerCase(), written: isrc }], spelled: [] }),
      meanings: [],
      total: rows.length,
      items: isFirstPage ? await toTrackResponses(rows, reader) : [],
      next: null,
    };
  };

  const matchPurpose = async ({ filter, rest }: Purpose): Promise<PurposeMatch> => ({
    filter,
    search: rest === undefined ? undefined : (await trackSearch.prepare(rest))?.query,
  });

  /** Undefined when the text has neither letters nor digits. */
  const searchTracks = async (
    { typed, plain }: { typed: string; plain: readonly string[] },
    filter: Omit<TrackFilter, 'search' | 'purpose'>,
    { order, start, size }: { order: TrackOrder; start: TrackStart; size: number },
    reader: Reader,
  ) => {
    const readMatches = (search: SearchQuery, purpose?: PurposeMatch) =>
      music.matches(reader, search, { ...filter, purpose }, start, size + 1);
    // One statement answers most searches.
    const [understood, exact] = await Promise.all([
      purposes.understand(typed, plain),
      order === 'match' ? trackSearch.findExact(typed, readMatches) : undefined,
    ]);
    const meanings = understood?.meanings ?? [];
    if (exact && !understood) {
      const { query, matches } = exact;
      const page = await toMatchPage(matches, size, reader);
      return { search: query, meanings, total: Number(matches[0]?.total), ...page };
    }
    const found = await trackSearch.prepare(typed);
    if (!found) return undefined;
    const { query: search, total: known } = found;
    const purpose = understood && (await matchPurpose(understood));
    const isFiltered = purpose !== undefined || Object.values(filter).some((value) => value !== undefined);
    const count = () =>
      isFiltered ? music.count({ ...filter, search, purpose }) : (known ?? trackSearch.count(search));
    if (order === 'match') {
      const matches = await readMatches(search, purpose);
      // Each match has the number of all; a page behind the last one has no match.
      const total = matches[0] ? Number(matches[0].total) : await count();
      return { search, meanings, total, ...(await toMatchPage(matches, size, reader)) };
    }
    const [list, total] = await Promise.all([
      listTracks({ ...filter, search, purpose }, { order, start, size }, reader),
      count(),
    ]);
    return { search, meanings, total, ...list };
  };

  const tags = async (reader: Reader) => (await music.tags()).map(localiseTag(reader));

  const describeMeanings = async (meanings: readonly Meaning[], reader: Reader) =>
    meanings.length === 0
      ? []
      : nameMeanings(meanings, { traits: await traits.list(reader), tags: await tags(reader) });

  const tracks = async (
    { page, size, order: wanted, cursor, search: typed, plain = [], ...filter }: TrackQuery,
    reader: Reader,
  ) => {
    const isSearch = typed !== undefined && typed.trim() !== '';
    const order = wanted ?? (isSearch ? 'match' : 'rank');
    // A cursor of another order has no position in this one.
    if (cursor && cursor.order !== order)
      throw new AppError('validation', { fields: [{ path: 'cursor', code: 'invalid' }] });
    if (order === 'match' && !isSearch)
      throw new AppError('validation', { fields: [{ path: 'order', code: 'invalid' }] });
    const section = { start: cursor ? { after: cursor } : { skip: page * size }, size };
    await ranking.refresh();
    if (isSearch) {
      const isrc = readWholeIsrc(typed);
      const found =
        isrc === undefined
          ? await searchTracks({ typed, plain }, filter, { order, ...section }, reader)
          : await findByCode(isrc, filter, section.start, reader);
      if (!found) return { items: [], total: 0, page, size, next: null, understood: [] };
      const { search, meanings, items, total, next } = found;
      const understood = await describeMeanings(meanings, reader);
      const highlighted = items.map((track) => ({ ...track, match: findHighlights(track, search) }));
      return { items: highlighted, total, page, size, next, understood };
    }
    const [list, total] = await Promise.all([
      listTracks(filter, { order: order === 'match' ? 'rank' : order, ...section }, reader),
      music.count(filter),
    ]);
    return { ...list, total, page, size };
  };

  return {
    updateSearchIndex: trackSearch.updateIndex,

    tracks,

    shopping: (page: Page & { cursor?: TrackCursor | undefined }, reader: Reader) =>
      tracks({ ...page, order: 'title', tag: SHOPPING_TAG }, reader),

    async popular(size: number, reader: Reader) {
      const { week, places } = await ranking.newest(size);
      const found = await findTracks(
        places.map(({ isrc }) => isrc),
        reader,
      );
      const items = places.flatMap((place) => {
        const track = found.get(place.isrc);
        return track ? [{ ...track, ...place }] : [];
      });
      return { week, items };
    },

    /** A track, and its place in the newest ranking beside that of the week before. */
    async track(isrc: string, reader: Reader) {
      const { week, places } = await ranking.newest(RANKS);
      const track = (await findTracks([isrc], reader)).get(isrc);
      if (!track) throw new AppError('not_found');
      const place = places.find((each) => each.isrc === isrc);
      const { rank, previous_rank, views } = place ?? { rank: null, previous_rank: null, views: null };
      return { track, ranking: week && { week, rank, previous_rank, views } };
    },

    /** The tracks that have most in common with one, the closest first. */
    async similar(isrc: string, size: number, reader: Reader) {
      const isrcs = await findSimilar(db, isrc, size);
      const found = await findTracks(isrcs, reader);
      return isrcs.flatMap((code) => found.get(code) ?? []);
    },

    async favourites(reader: Reader) {
      await ranking.refresh();
      const isrcs = await favourites.list(reader);
      const found = await findTracks(isrcs, reader);
      return isrcs.flatMap((isrc) => found.get(isrc) ?? []);
    },

    async addFavourite(listener: Listener, isrc: string) {
      if ((await music.byIsrc(listener, [isrc])).length === 0) throw new AppError('not_found');
      const total = await favourites.add(listener, isrc, clock.now(), MAX_FAVOURITES);
      if (total === undefined) throw new AppError('favourites_full');
    },

    removeFavourite: (listener: Listener, isrc: string) => favourites.remove(listener, isrc),

    traits: traits.list,

    tags,
  };
};

export type MusicService = ReturnType<typeof createMusicService>;
