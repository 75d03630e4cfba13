import type { Selectable } from 'kysely';
import type { SiteTable } from '../../content/site/site.tables.ts';

export type Site = Selectable<SiteTable>;

/**
 * Finds sites by host name. When the database does not respond, a cached site is used, so that pages are served and
 * only their figures are missing.
 */
export function createSiteSource(find: (domain: string) => Promise<Site | undefined>) {
  const known = new Map<string, Site>();
  return async (domain: string): Promise<Site | undefined> => {
    try {
      const site = await find(domain);
      if (site) known.set(domain, site);
      else known.delete(domain);
      return site;
    } catch (error) {
      const site = known.get(domain);
      if (!site) throw error;
      return site;
    }
  };
}
