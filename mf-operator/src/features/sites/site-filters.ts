import { queryInteger, queryOneOf, queryText } from '@portal/shared/routing';
import type { QueryCodecs } from '@portal/shared/routing';
import { buildListHref, useListFilters } from '@portal/shared/ui/controls';
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
export const useSiteFilters = () => useListFilters(codecs);

/** The link to a tab, which keeps the search text but not the page of `currentQuery`. */
export const buildTabHref = (currentQuery: string, tab: SiteTab): string =>
  buildListHref(codecs, currentQuery, 'kind', tab);
