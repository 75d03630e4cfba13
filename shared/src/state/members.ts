import { useAtomValue } from 'jotai';
import { api, isApiError, keepPreviousData, queryOptions, useQuery } from '../http/index.ts';
import { subAccountsAtom, subAccountsFailureAtom, subAccountsLoadingAtom } from './sub-accounts.ts';
import type { SubAccount } from './sub-accounts.ts';

/** The most members of one response. */
const MEMBERS_SIZE = 50;

/** The longest search text that the API accepts. */
const MAX_SEARCH = 100;

/** The members whose names or addresses contain `search`, the newest first, and the number of all that do. */
export const membersQuery = (search: string) =>
  queryOptions({
    queryKey: ['members', 'found', search],
    queryFn: ({ signal }) =>
      api.get('/member/mcn/accounts', {
        query: { page: 0, size: MEMBERS_SIZE, ...(search && { search }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** What `useMemberSearch` has found. */
export type MemberSearch = {
  members: readonly SubAccount[];
  /** Whether there are more members than these. */
  hasMore: boolean;
  isLoading: boolean;
  /** Loads the members again; only after a failure. */
  retry: (() => void) | undefined;
};

/** The newest members, which the shell has loaded, or those that the server finds among all of them. */
export function useMemberSearch(text: string): MemberSearch {
  const search = text.trim().slice(0, MAX_SEARCH);
  const newest = useAtomValue(subAccountsAtom);
  const isLoading = useAtomValue(subAccountsLoadingAtom);
  const failure = useAtomValue(subAccountsFailureAtom);
  const query = useQuery({ ...membersQuery(search), enabled: search !== '' });
  if (search === '')
    return {
      members: newest,
      hasMore: newest.length >= MEMBERS_SIZE,
      isLoading,
      retry: failure?.retry,
    };
  return {
    members: query.data?.items ?? [],
    hasMore: query.data !== undefined && query.data.total > query.data.items.length,
    isLoading: query.isPending,
    retry: query.isError && !query.data ? () => void query.refetch() : undefined,
  };
}

/** One member; fails with `not_found` for an id that no member of this manager has, and with `validation` for what is no id. */
const memberQuery = (id: string) =>
  queryOptions({
    queryKey: ['members', 'one', id],
    queryFn: ({ signal }) => api.get('/member/mcn/account', { query: { id }, signal }),
  });

/**
 * The name of a member; undefined until it is known. The server is asked for it once the newest members are there without
 * it.
 */
export function useMemberName(id: string | undefined): { name: string | undefined; isUnknown: boolean } {
  const known = useAtomValue(subAccountsAtom).find((account) => account.id === id)?.nickname;
  const isLoading = useAtomValue(subAccountsLoadingAtom);
  const isAsked = id !== undefined && known === undefined && !isLoading;
  const { data, error } = useQuery({ ...memberQuery(id ?? ''), enabled: isAsked });
  return {
    name: known ?? (isAsked ? data?.account.nickname : undefined),
    isUnknown: isAsked && (isApiError(error, 'not_found') || isApiError(error, 'validation')),
  };
}
