import { api, queryOptions, useQuery } from '@portal/shared/http';

export const getFreshness = (signal?: AbortSignal) => api.get('/report/freshness', signal && { signal });

export const freshnessQuery = () =>
  queryOptions({
    queryKey: ['report', 'freshness'],
    queryFn: ({ signal }) => getFreshness(signal),
    // Refetched on focus, because new days become available while a tab stays open, and every other query depends on
    // the latest day.
    refetchOnWindowFocus: true,
  });

/** Through which day figures are available. */
export const useFreshness = () => useQuery(freshnessQuery());
