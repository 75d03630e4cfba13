import { useQuery } from '@portal/shared/http';
import { useMemo } from 'react';
import { sitesQuery } from './sites.api.ts';
import type { Site } from './sites.api.ts';

const NO_SITES: readonly Site[] = [];

/** The domains that partners use, and a function from a domain to its name. */
export function usePartnerSites() {
  const { data } = useQuery(sitesQuery);
  return useMemo(() => {
    const sites = data?.domains.filter(({ is_console: isConsole }) => !isConsole) ?? NO_SITES;
    const names = new Map(sites.map(({ domain, name }) => [domain, name]));
    return { sites, nameOf: (domain: string) => names.get(domain) ?? domain };
  }, [data]);
}
