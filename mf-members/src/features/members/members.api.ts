import { api, keepPreviousData, queryOptions } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';

export type MemberList = GetResponse<'/member/mcn/accounts'>;
export type Member = MemberList['items'][number];

/** Rows per page. */
export const PAGE_SIZE = 50;

export const membersQuery = (page: number) =>
  queryOptions({
    queryKey: ['mf-members', 'list', { page }],
    queryFn: ({ signal }) => api.get('/member/mcn/accounts', { query: { page, size: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
