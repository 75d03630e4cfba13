import { api, queryOptions } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import type { Language } from '@portal/shared/i18n';

export type FavouriteList = GetResponse<'/music/favourites'>;

/** The first part of the key of the favourites in each language. */
export const FAVOURITES_KEY = ['mf-music', 'favourites'];

export const favouritesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...FAVOURITES_KEY, language],
    queryFn: ({ signal }) => api.get('/music/favourites', { signal }),
  });
