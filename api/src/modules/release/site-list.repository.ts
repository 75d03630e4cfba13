import type { Db } from '../../platform/database/database.ts';
import { ALL_NAMES } from './follow.repository.ts';

/** The columns of sites that releases need. */
export const createSiteList = (db: Db) => {
  const sites = db
    .selectFrom('site')
    .select(['domain', 'name', 'is_playlist', 'is_console', 'default_language']);
  const ordered = sites.orderBy('created_at').orderBy('domain');
  return {
    list: () => ordered.execute(),

    find: (domain: string) => sites.where('domain', '=', domain).executeTakeFirst(),

    isEmpty: async () => (await sites.limit(1).executeTakeFirst()) === undefined,

    /** Those without a release set. */
    listUnreleased: () =>
      ordered
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('domain_pointer')
                .select('domain_pointer.domain')
                .whereRef('domain_pointer.domain', '=', 'site.domain'),
            ),
          ),
        )
        .execute(),

    /** Those with a release set that follow one of some names, or all that they have no flag for. */
    listFollowers: (names: readonly string[]) =>
      ordered
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('release_follow')
              .innerJoin('domain_pointer', 'domain_pointer.domain', 'release_follow.domain')
              .select('release_follow.domain')
              .whereRef('release_follow.domain', '=', 'site.domain')
              .where('release_follow.follows', '=', true)
              .where('release_follow.name', 'in', [...names, ALL_NAMES]),
          ),
        )
        .execute(),
  };
};

export type SiteList = ReturnType<typeof createSiteList>;
