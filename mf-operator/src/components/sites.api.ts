import { api, keepPreviousData, queryOptions, type GetResponse } from '@portal/shared/http';

export type Site = GetResponse<'/operator/domains'>['domains'][number];
export type SitePage = Pick<GetResponse<'/operator/domains'>, 'domains' | 'total'>;

/** A canary that the guard stopped. */
export type GuardStop = NonNullable<Site['guard_stop']>;

/** What a list of sites may be limited to. */
export type SiteState = 'canary' | 'stopped' | 'approval';

export type SiteListFilter = {
  /** Part of a name or a domain. */
  search?: string;
  /** Only these domains. */
  names?: readonly string[];
  state?: SiteState;
  /** Whether consoles are left out. */
  isForPartners?: boolean;
  page?: number;
  /** @default 50 */
  size?: number;
};

/** Rows per page. */
export const SITE_PAGE_SIZE = 50;

/** The most names that the server takes, and the longest search text. */
const MAX_NAMES = 100;
const MAX_SEARCH = 100;

/** In the keys of all lists of sites. */
export const SITE_LIST_KEY = ['mf-operator', 'sites'] as const;

/** A page of the domains of the service, consoles included, the oldest first; without a filter the first one of all. */
export const sitesQuery = ({
  search: given = '',
  names,
  state,
  isForPartners = false,
  page = 0,
  size = SITE_PAGE_SIZE,
}: SiteListFilter = {}) => {
  const search = given.trim().slice(0, MAX_SEARCH);
  const query = {
    page,
    size: names ? MAX_NAMES : size,
    ...(search && { search }),
    ...(names && { names: names.slice(0, MAX_NAMES).join(',') }),
    ...(state && { state }),
    ...(isForPartners && { audience: 'partners' as const }),
  };
  return queryOptions({
    queryKey: [...SITE_LIST_KEY, query],
    queryFn: ({ signal }) => api.get('/operator/domains', { query, signal }),
    placeholderData: keepPreviousData,
  });
};
