import { api, queryOptions } from '@portal/shared/http';

/** The latest day of the reports; the key is that of the reports' pages, so that both share one response. */
export const freshness = () =>
  queryOptions({
    queryKey: ['report', 'freshness'],
    queryFn: ({ signal }) => api.get('/report/freshness', { signal }),
    // As the reports do, so that both name the same day.
    refetchOnWindowFocus: true,
  });
