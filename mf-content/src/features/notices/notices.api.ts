import { api, keepPreviousData, queryOptions } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import type { Language } from '@portal/shared/i18n';

export type NoticeList = GetResponse<'/notice/list'>;
export type NoticeItem = NoticeList['items'][number];

/** Rows per page. */
export const PAGE_SIZE = 20;

/** The response is in the user's language, so the language is part of the query key. */
export const noticesQuery = (page: number, language: Language) =>
  queryOptions({
    queryKey: ['mf-content', 'notices', language, { page }],
    queryFn: ({ signal }) => api.get('/notice/list', { query: { page, size: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
