import { api, keepPreviousData, queryOptions, useQueryClient } from '@portal/shared/http';
import type { GetResponse, PostRequestBody, WriteHeaders } from '@portal/shared/http';
import type { MemberFilters } from './member-filters.ts';

export type MemberList = GetResponse<'/member/mcn/accounts'>;
export type Member = MemberList['items'][number];
export type MemberDetail = GetResponse<'/member/mcn/account'>;
export type NewMember = PostRequestBody<'/member/mcn/add'>;

/** Rows per page. */
export const PAGE_SIZE = 20;

const MEMBERS = 'mf-members';

/** The filter and order that the list on screen and its export share. */
export const memberFilter = ({ search, sort, order }: Omit<MemberFilters, 'page'>) => ({
  ...(search && { search }),
  sort,
  order,
});

export const membersQuery = ({ search, sort, order, page }: MemberFilters) =>
  queryOptions({
    queryKey: [MEMBERS, 'list', { search, sort, order, page }],
    queryFn: ({ signal }) =>
      api.get('/member/mcn/accounts', {
        query: { page, size: PAGE_SIZE, ...memberFilter({ search, sort, order }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** One member with its rates and assignments over time. */
export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: [MEMBERS, 'detail', id],
    queryFn: ({ signal }) => api.get('/member/mcn/account', { query: { id }, signal }),
    // A form needs the version that is current when it opens.
    staleTime: 0,
  });

export const addMember = (member: NewMember, headers: WriteHeaders) =>
  api.post('/member/mcn/add', member, { headers });

export const changePassword = (change: { target: string; password: string }, headers: WriteHeaders) =>
  api.post('/member/mcn/update', change, { headers });

/**
 * A new fee rate of a version of the member, from a day on or from today; the server refuses it when the member has
 * changed since.
 */
export const changeFeeRate = (
  { version, ...change }: { target: string; fee_rate: number; from?: string; version: number },
  headers: WriteHeaders,
) => api.post('/member/mcn/update', change, { headers: { ...headers, 'If-Match': `"${version}"` } });

export const deleteMember = (member: { target: string; password: string }, headers: WriteHeaders) =>
  api.post('/member/mcn/delete', member, { headers });

/** Fetches again what a change of a member affects: lists, channels and reports of every screen. */
export const useRefresh = () => {
  const client = useQueryClient();
  // What is still on screen of a deleted member would turn into an error before its page or dialog is left.
  return (deletedId?: string) =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => deletedId === undefined || !queryKey.includes(deletedId),
    });
};
