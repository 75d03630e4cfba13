import type { Db } from '../../platform/database/database.ts';

/** The columns of sites that releases need. */
export const createSiteList = (db: Db) => {
  const sites = db
    .selectFrom('site')
    .select(['domain', 'name', 'is_playlist', 'is_console', 'default_language']);
  return {
    list: () => sites.orderBy('created_at').orderBy('domain').execute(),
    find: (domain: string) => sites.where('domain', '=', domain).executeTakeFirst(),
  };
};

export type SiteList = ReturnType<typeof createSiteList>;
