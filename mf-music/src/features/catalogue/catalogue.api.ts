import { api, keepPreviousData, queryOptions } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import type { Language } from '@portal/shared/i18n';
import type { CatalogueFilters } from './catalogue-filters.ts';

export type TrackList = GetResponse<'/music/tracks'>;
export type Track = TrackList['items'][number];

/** Rows per page. */
export const PAGE_SIZE = 50;

/** The longest search text that the API accepts. */
const MAX_SEARCH = 100;

/** The response contains tag names in the user's language, so the language is part of the query key. */
export const tracksQuery = ({ category, tag, q, page }: CatalogueFilters, language: Language) =>
  queryOptions({
    queryKey: ['mf-music', 'tracks', language, { category, tag, q, page }],
    queryFn: ({ signal }) =>
      api.get('/music/tracks', {
        query: {
          page,
          size: PAGE_SIZE,
          category: category === 'all' ? undefined : category,
          tag,
          search: q.trim().slice(0, MAX_SEARCH) || undefined,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const tagsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['mf-music', 'tags', language],
    queryFn: ({ signal }) => api.get('/music/tags', { signal }),
  });
