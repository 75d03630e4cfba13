import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { createSiteRepository } from './site.repository.ts';

/** Sites, for other modules. */
export const createSiteDirectory = (db: Db) => {
  const sites = createSiteRepository(db);
  return {
    /** @throws AppError `unknown_domain` */
    async get(domain: string) {
      const site = await sites.find(domain);
      if (!site) throw new AppError('unknown_domain');
      return site;
    },
  };
};
