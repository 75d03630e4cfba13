import { api, queryOptions } from '@portal/shared/http';

const NEWEST = { page: 0, size: 5 };

export const newestNotices = (language: string) =>
  queryOptions({
    queryKey: ['shell', 'newest-notices', language],
    queryFn: ({ signal }) => api.get('/notice/list', { query: NEWEST, signal }),
  });

export const freshness = () =>
  queryOptions({
    queryKey: ['shell', 'freshness'],
    queryFn: ({ signal }) => api.get('/report/freshness', { signal }),
  });
