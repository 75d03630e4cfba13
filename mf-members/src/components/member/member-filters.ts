import { queryInteger, queryOneOf, queryText } from '@portal/shared/routing';

/** The columns that the server can sort by, in the order of the sort menu. */
export const MEMBER_SORTS = ['registered', 'nickname', 'share', 'channels'] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];
export const SORT_ORDERS = ['desc', 'asc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** The server's limits. */
export const MAX_SEARCH_LENGTH = 100;
const LAST_PAGE = 1_000_000;

/** Search, order and page of the member list. */
export type MemberFilters = { search: string; sort: MemberSort; order: SortOrder; page: number };

/** The filters in the address; unknown values become the default. */
export const MEMBER_CODECS = {
  q: queryText(),
  sort: queryOneOf(MEMBER_SORTS, 'registered'),
  order: queryOneOf(SORT_ORDERS, 'desc'),
  page: queryInteger(0, { max: LAST_PAGE }),
};
