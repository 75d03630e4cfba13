import { api, queryOptions, useQuery } from '@portal/shared/http';

export const getFreshness = (signal?: AbortSignal) => api.get('/report/freshness', signal && { signal });

export const freshnessQuery = () =>
  queryOptions({
    queryKey: ['report', 'freshness'],
    queryFn: ({ signal }) => getFreshness(signal),
    // New days arrive while a tab stays open for days; every other figure hangs on this answer.
    refetchOnWindowFocus: true,
  });

/** Through which day the figures reach. */
export const useFreshness = () => useQuery(freshnessQuery());
