import { api, queryOptions } from '@portal/shared/http';
import type { Language } from '@portal/shared/i18n';

/** As many as fit on a phone without scrolling. */
const SIZE = 5;

/** Notices are written in the reader's language, so each language is an answer of its own. */
export const newestNoticesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['mf-template', 'newest-notices', language],
    queryFn: ({ signal }) => api.get('/notice/list', { query: { page: 0, size: SIZE }, signal }),
    select: ({ items }) => items,
  });
