import { api, keepPreviousData, queryOptions } from '@portal/shared/http';
import type { GetResponse, PostRequestBody, WriteHeaders } from '@portal/shared/http';

/** A domain with all settings. */
export type SiteSettings = GetResponse<'/operator/sites'>['items'][number];

export const SITE_KINDS = ['partner', 'playlist', 'console'] as const;
export type SiteKind = (typeof SITE_KINDS)[number];

/** Rows per page. */
export const PAGE_SIZE = 50;

/** The longest search text that the API accepts. */
const MAX_SEARCH = 100;

export const SITES_KEY = ['mf-operator', 'site-settings'] as const;

export type SiteListFilters = { kind: SiteKind | 'all'; q: string; page: number };

/** The domains with their settings, the oldest first. */
export const siteListQuery = ({ kind, q, page }: SiteListFilters) => {
  const search = q.trim().slice(0, MAX_SEARCH);
  return queryOptions({
    queryKey: [...SITES_KEY, 'list', { kind, search, page }],
    queryFn: ({ signal }) =>
      api.get('/operator/sites', {
        query: { page, size: PAGE_SIZE, ...(kind !== 'all' && { kind }), ...(search && { search }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
};

export const siteQuery = (domain: string) =>
  queryOptions({
    queryKey: [...SITES_KEY, 'site', domain],
    queryFn: ({ signal }) => api.get('/operator/site', { query: { domain }, signal }),
  });

export type NewSite = PostRequestBody<'/operator/site'>;

/** Creates a domain, which runs the newest builds at once. */
export const createSite = (site: NewSite, headers: WriteHeaders) =>
  api.post('/operator/site', site, { headers });

/** What a domain is for; a console is for operators whatever else it is. */
export const kindOf = ({ is_console: isConsole, is_playlist: isPlaylistSite }: SiteSettings): SiteKind => {
  if (isConsole) return 'console';
  return isPlaylistSite ? 'playlist' : 'partner';
};
