import { api, queryOptions } from '@portal/shared/http';
import type { Language } from '@portal/shared/i18n';

/** What tracks may sound like, in the user's language. */
export const traitsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['mf-music', 'traits', language],
    queryFn: ({ signal }) => api.get('/music/traits', { signal }),
    // Only a new version of the server has others.
    staleTime: Infinity,
  });
