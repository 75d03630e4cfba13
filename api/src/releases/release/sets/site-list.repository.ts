import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Page } from '../../../platform/http/listing.ts';
import { isFoundByText, type PreparedSearch } from '../../../platform/search/text-match.ts';
import { ALL_NAMES } from '../moves/follow.repository.ts';
import { selectGuardStops } from '../rollout/guard/guard-stop.repository.ts';
import { toPointer } from '../moves/pointer.ts';

/**
 * `canary`: a rollout runs; `stopped`: the guard stopped one, and nobody has moved the domain since; `approval`: moves need
 * a second person.
 */
export const domainStates = ['canary', 'stopped', 'approval'] as const;

export type SiteFilter = {
  /** Only these. */
  domains?: readonly string[] | undefined;
  /** In name and domain. */
  search?: PreparedSearch | undefined;
  state?: (typeof domainStates)[number] | undefined;
  /** Whether consoles are left out. */
  isForPartners?: boolean | undefined;
};

/** The columns of sites that releases need. */
export const createSiteList = (db: Db) => {
  const sites = db
    .selectFrom('site')
    .select(['domain', 'name', 'is_playlist', 'is_console', 'default_language']);
  const newestStop = selectGuardStops(db)
    .select(({ fn }) => fn.max('stop.moved_at').as('at'))
    .where('stop.domain', '=', sql.ref<string>('site.domain'));
  const ordered = sites.orderBy('created_at').orderBy('domain');
  return {
    list: () => ordered.execute(),

    /**
     * One page of the sites that match, each with its pointer, and how many match: the oldest first, of `stopped` that
     * with the newest stop.
     */
    async page({ domains, search, state, isForPartners = false }: SiteFilter, { page, size }: Page) {
      const matching = db
        .selectFrom('site')
        .leftJoin('domain_pointer as pointer', 'pointer.domain', 'site.domain')
        .$if(domains !== undefined, (query) => query.where('site.domain', 'in', [...(domains ?? [])]))
        .$if(isForPartners, (query) => query.where('site.is_console', '=', false))
        .$if(state === 'canary', (query) => query.where('pointer.candidate_set', 'is not', null))
        .$if(state === 'stopped', (query) =>
          query.where('site.domain', 'in', selectGuardStops(db).select('stop.domain')),
        )
        .$if(state === 'approval', (query) =>
          query.where('site.domain', 'in', db.selectFrom('release_approval').select('domain')),
        )
        .where((each) =>
          search ? isFoundByText(search, 'site', { id: sql.ref('site.domain') }) : each.lit(true),
        );
      const [rows, { total }] = await Promise.all([
        matching
          .select(['site.domain', 'site.name', 'site.is_playlist', 'site.is_console'])
          .select(['site.default_language', 'set_id', 'candidate_set', 'candidate_share'])
          .$if(state === 'stopped', (query) => query.orderBy(newestStop, 'desc'))
          .orderBy('site.created_at')
          .orderBy('site.domain')
          .limit(size)
          .offset(page * size)
          .execute(),
        matching.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
      ]);
      const sites = rows.map(({ set_id: set, candidate_set, candidate_share, ...site }) => {
        const pointer = set === null ? undefined : toPointer({ set_id: set, candidate_set, candidate_share });
        return { site, pointer };
      });
      return { sites, total: Number(total) };
    },

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

export type ListedSite = NonNullable<Awaited<ReturnType<SiteList['find']>>>;

export type SiteList = ReturnType<typeof createSiteList>;
