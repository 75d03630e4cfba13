import { api, keepPreviousData, queryOptions } from '@portal/shared/http';
import type { GetResponse, PostRequestBody, WriteHeaders } from '@portal/shared/http';
import { COMMON } from './notice-filters.ts';
import type { NoticeFilters } from './notice-filters.ts';

export type OperatorNotice = GetResponse<'/operator/notices'>['items'][number];

/** What an operator writes. */
export type NoticeContent = PostRequestBody<'/operator/notices'>;

/** Rows per page. */
export const PAGE_SIZE = 50;

export const NOTICES_KEY = ['mf-operator', 'notices'] as const;

/** The notices of a domain, of all domains in common, or all; the newest first. */
export const noticesQuery = ({ site, page }: NoticeFilters) =>
  queryOptions({
    queryKey: [...NOTICES_KEY, { site, page }],
    queryFn: ({ signal }) =>
      api.get('/operator/notices', {
        query: {
          page,
          size: PAGE_SIZE,
          ...(site === COMMON && { common: 'true' }),
          ...(site !== COMMON && site !== '' && { domain: site }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** One notice in all its languages, fetched whenever its editor opens. */
export const noticeQuery = (id: string) =>
  queryOptions({
    queryKey: [...NOTICES_KEY, 'one', id],
    queryFn: ({ signal }) => api.get('/operator/notice', { query: { id }, signal }),
    select: ({ notice }) => notice,
    gcTime: 0,
  });

/** What readers see of a Markdown text. */
export const previewQuery = (body: string) =>
  queryOptions({
    queryKey: ['mf-operator', 'notice-preview', body],
    queryFn: ({ signal }) => api.post('/operator/notices/preview', { body }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    // Each pause in writing makes an entry.
    gcTime: 60_000,
  });

export const createNotice = (content: NoticeContent, headers: WriteHeaders) =>
  api.post('/operator/notices', content, { headers });

/** The version of a notice that the operator has seen; a change of a newer one is refused. */
export type SeenNotice = { id: string; version: number };

/** To take a notice back or show it again, to pin it, or to change what is written. */
export type NoticeChange = SeenNotice & ({ withdrawn: boolean } | { pinned: boolean } | NoticeContent);

const expectVersion = (version: number, headers: WriteHeaders) => ({
  headers: { ...headers, 'If-Match': `"${version}"` },
});

export const changeNotice = ({ version, ...change }: NoticeChange, headers: WriteHeaders) =>
  api.post('/operator/notices/change', change, expectVersion(version, headers));

export const deleteNotice = ({ id, version }: SeenNotice, headers: WriteHeaders) =>
  api.post('/operator/notices/delete', { id }, expectVersion(version, headers));
