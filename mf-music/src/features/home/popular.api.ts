import { api, queryOptions } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import type { Language } from '@portal/shared/i18n';

export type RankedTrack = GetResponse<'/music/popular'>['items'][number];

/** The number of tracks of the ranking. */
export const POPULAR_SIZE = 10;

export const popularQuery = (language: Language) =>
  queryOptions({
    queryKey: ['mf-music', 'popular', language],
    queryFn: ({ signal }) => api.get('/music/popular', { query: { size: POPULAR_SIZE }, signal }),
  });
