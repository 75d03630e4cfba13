import { api, keepPreviousData, queryOptions } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import type { Language } from '@portal/shared/i18n';

export type NoticeList = GetResponse<'/notice/list'>;
export type NoticeItem = NoticeList['items'][number];

/** Rows of one page of the list. */
export const PAGE_SIZE = 50;

/** Notices are written in the reader's language, so each language is an answer of its own. */
export const noticesQuery = (page: number, language: Language) =>
  queryOptions({
    queryKey: ['mf-content', 'notices', language, { page }],
    queryFn: ({ signal }) => api.get('/notice/list', { query: { page, size: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
