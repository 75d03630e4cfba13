import { useQuery } from '@portal/shared/http';
import type { TablePage } from '@portal/shared/ui/table';
import { useMemo, useState } from 'react';
import { SITE_PAGE_SIZE, sitesQuery } from './sites.api.ts';
import type { Site, SitePage, SiteState } from './sites.api.ts';

/** Whether a first page has every site, so that nothing else has to be requested. */
export const hasAllSites = ({ domains, total }: SitePage) => total <= domains.length;

/** Some sites by their domains; `isPending` until it is known which of them exist. */
export function useSites(domains: readonly string[]) {
  const first = useQuery(sitesQuery()).data;
  const names = [...new Set(domains)].filter((each) => each !== '').sort();
  const known = new Map(first?.domains.map((site) => [site.domain, site]));
  const isKnown = first !== undefined && (hasAllSites(first) || names.every((name) => known.has(name)));
  const query = useQuery({ ...sitesQuery({ names }), enabled: first !== undefined && !isKnown });
  const found = isKnown ? undefined : query.data?.domains;
  return useMemo(() => {
    const sites = new Map([...(first?.domains ?? []), ...(found ?? [])].map((site) => [site.domain, site]));
    return {
      isPending: first === undefined || (!isKnown && (found === undefined || query.isPlaceholderData)),
      find: (domain: string): Site | undefined => sites.get(domain),
      nameOf: (domain: string): string => sites.get(domain)?.name ?? domain,
    };
  }, [first, found, isKnown, query.isPlaceholderData]);
}

const NO_SITES: SitePage = { domains: [], total: 0 };

/** A page of the sites in a state, with the props of a `Pagination` that shows the others. */
export type SitesIn = SitePage & { pages: TablePage };

export type SitesInOptions = {
  isIn: (site: Site) => boolean;
  /** Sorts as the server does for this state. @default the oldest site first */
  compare?: (one: Site, other: Site) => number;
  /** @default 50 */
  size?: number;
};

/** The sites in a state, a page of them at a time; undefined before that is known. */
export function useSitesIn(
  state: SiteState,
  { isIn, compare = () => 0, size = SITE_PAGE_SIZE }: SitesInOptions,
): SitesIn | undefined {
  const [page, setPage] = useState(0);
  const first = useQuery(sitesQuery()).data;
  const hasAll = first !== undefined && hasAllSites(first);
  const query = useQuery({ ...sitesQuery({ state, page, size }), enabled: first !== undefined && !hasAll });
  if (!first) return undefined;
  const toPage = ({ domains, total }: SitePage) => {
    const last = Math.max(0, Math.ceil(total / size) - 1);
    // Sites that left the state may have been the last page.
    if (page > last) setPage(last);
    return { domains, total, pages: { page, size, total, onChange: setPage } };
  };
  if (!hasAll) return (query.data ?? query.isError) ? toPage(query.data ?? NO_SITES) : undefined;
  const all = first.domains.filter(isIn).sort(compare);
  return toPage({ domains: all.slice(page * size, (page + 1) * size), total: all.length });
}
