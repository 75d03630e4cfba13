import { api, keepPreviousData, queryOptions } from '@portal/shared/http';

/** The most members of one response. */
export const MEMBERS_SIZE = 50;

/** The members whose names or addresses contain `search`, the newest first, and the number of all that do. */
export const membersQuery = (search: string) =>
  queryOptions({
    queryKey: ['mf-channels', 'members', search],
    queryFn: ({ signal }) =>
      api.get('/member/mcn/accounts', {
        query: { page: 0, size: MEMBERS_SIZE, ...(search && { search }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** One member; fails with `not_found` for an id that no member of this manager has. */
export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: ['mf-channels', 'member', id],
    queryFn: ({ signal }) => api.get('/member/mcn/account', { query: { id }, signal }),
  });
