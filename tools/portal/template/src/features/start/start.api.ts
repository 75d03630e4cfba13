import { api, queryOptions } from '@portal/shared/http';
import type { Language } from '@portal/shared/i18n';

/** The number of notices that fit on a phone without scrolling. */
const SIZE = 5;

/** The response is in the user's language, so the language is part of the query key. */
export const newestNoticesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['mf-template', 'newest-notices', language],
    queryFn: ({ signal }) => api.get('/notice/list', { query: { page: 0, size: SIZE }, signal }),
    select: ({ items }) => items,
  });
