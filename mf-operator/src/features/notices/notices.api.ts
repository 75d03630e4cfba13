import { api, keepPreviousData, queryOptions } from '@portal/shared/http';
import type { GetResponse, WriteHeaders } from '@portal/shared/http';
import { COMMON } from './notice-filters.ts';
import type { NoticeFilters } from './notice-filters.ts';

export type OperatorNotice = GetResponse<'/operator/notices'>['items'][number];

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

/** The changes that need no editor: to take a notice back or show it again, and to pin it. */
export type NoticeChange = { id: string; version: number } & ({ withdrawn: boolean } | { pinned: boolean });

/** Changes the notice that the operator has seen; a newer version of it is refused. */
export const changeNotice = ({ version, ...change }: NoticeChange, headers: WriteHeaders) =>
  api.post('/operator/notices/change', change, { headers: { ...headers, 'If-Match': `"${version}"` } });
