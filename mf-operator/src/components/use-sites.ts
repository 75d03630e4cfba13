import { useQuery } from '@portal/shared/http';
import { useMemo } from 'react';
import { sitesQuery } from './sites.api.ts';
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

/** The sites in a state, at most a page of them, and how many there are; undefined before that is known. */
export function useSitesIn(state: SiteState, isIn: (site: Site) => boolean): SitePage | undefined {
  const first = useQuery(sitesQuery()).data;
  const hasAll = first !== undefined && hasAllSites(first);
  const query = useQuery({ ...sitesQuery({ state }), enabled: first !== undefined && !hasAll });
  if (!first) return undefined;
  if (!hasAll) return query.data ?? (query.isError ? NO_SITES : undefined);
  const domains = first.domains.filter(isIn);
  return { domains, total: domains.length };
}
