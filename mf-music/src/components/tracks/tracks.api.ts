import { api, keepPreviousData, queryOptions } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import type { Language } from '@portal/shared/i18n';

export type TrackList = GetResponse<'/music/tracks'>;
export type Track = TrackList['items'][number];

/** The ways in which the API sorts the catalogue; the first is its default. */
export const TRACK_ORDERS = ['rank', 'title', 'popular'] as const;
export type TrackOrder = (typeof TRACK_ORDERS)[number];

/** Rows per page. */
export const PAGE_SIZE = 20;

/** The longest search text that the API accepts. */
const MAX_SEARCH = 100;

/** What a list of tracks contains; an undefined value matches every track. */
export type TrackFilter = {
  category?: Track['category'] | undefined;
  tag?: string | undefined;
  search?: string | undefined;
  /** Parts of the search that are words of titles only. */
  plain?: string | undefined;
  order?: TrackOrder | undefined;
  mood?: string | undefined;
  genre?: string | undefined;
  energy?: string | undefined;
  vocals?: string | undefined;
  language?: string | undefined;
  key?: string | undefined;
  tempo?: 'slow' | 'moderate' | 'fast' | undefined;
  max_seconds?: number | undefined;
};

/** The first part of the key of every list of tracks. */
export const TRACKS_KEY = ['mf-music', 'tracks'];

/** The response contains tag names in the user's language, so the language is part of the query key. */
export const tracksQuery = (filter: TrackFilter, page: number, language: Language) =>
  queryOptions({
    queryKey: [...TRACKS_KEY, language, filter, page],
    queryFn: ({ signal }) =>
      api.get('/music/tracks', {
        query: {
          ...filter,
          search: filter.search?.trim().slice(0, MAX_SEARCH) || undefined,
          page,
          size: PAGE_SIZE,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const shoppingQuery = (page: number, language: Language) =>
  queryOptions({
    queryKey: [...TRACKS_KEY, language, 'shopping', page],
    queryFn: ({ signal }) => api.get('/music/shopping', { query: { page, size: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });

export const tagsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['mf-music', 'tags', language],
    queryFn: ({ signal }) => api.get('/music/tags', { signal }),
  });
