import { queryInteger, queryOneOf, queryText, useQueryStates } from '@portal/shared/routing';
import type { QueryCodecs, QuerySetOptions } from '@portal/shared/routing';
import { useCallback } from 'react';
import { SITE_KINDS } from '../../components/site/site.api.ts';
import type { SiteListFilters } from '../../components/site/site.api.ts';

/** The tabs of the list: all sites, and those of a kind. */
export const SITE_TABS = ['all', ...SITE_KINDS] as const;
export type SiteTab = (typeof SITE_TABS)[number];

const codecs: QueryCodecs<SiteListFilters> = {
  kind: queryOneOf(SITE_TABS, 'all'),
  q: queryText(),
  page: queryInteger(0),
};

/** The filters of the address, and a function that changes them and returns to the first page. */
export function useSiteFilters() {
  const [filters, setFilters] = useQueryStates(codecs);
  const change = useCallback(
    (changes: Partial<SiteListFilters>, options?: QuerySetOptions) =>
      setFilters({ page: 0, ...changes }, options),
    [setFilters],
  );
  return [filters, change] as const;
}

/** The link to a tab, which keeps the search text but not the page of `currentQuery`. */
export function buildTabHref(currentQuery: string, tab: SiteTab): string {
  const query = new URLSearchParams(currentQuery);
  query.delete('page');
  if (tab === 'all') query.delete('kind');
  else query.set('kind', tab);
  return `?${query}`;
}
