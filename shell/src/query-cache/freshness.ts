import { api, queryOptions } from '@portal/shared/http';

/** The latest day of the reports. */
export const freshness = () =>
  queryOptions({
    queryKey: ['shell', 'freshness'],
    queryFn: ({ signal }) => api.get('/report/freshness', { signal }),
    // As the reports do, so that both name the same day.
    refetchOnWindowFocus: true,
  });
