import { api, queryOptions } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import type { Language } from '@portal/shared/i18n';

export type Notice = GetResponse<'/notice/detail'>['notice'];

/** One notice in the user's language. */
export const noticeQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['mf-content', 'notice', language, id],
    queryFn: ({ signal }) => api.get('/notice/detail', { query: { id }, signal }),
    select: ({ notice }) => notice,
  });

export const readNotice = (id: string) => api.post('/notice/read', { id });
