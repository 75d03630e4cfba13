import type { FastifyInstance } from 'fastify';
import type { AdvanceService } from '../advance.service.ts';
import type { ReleaseService } from '../release.service.ts';
import { logAdvance } from '../log-advance.ts';
import { SERVER_MOVERS } from '../server-movers.ts';
import type { SiteList } from '../../sets/site-list.repository.ts';

const KIND = 'release.frozen-follower';
const BATCH = 10;
const INTERVAL_MS = 60 * 1000;
const LEASE_MS = 10 * 60 * 1000;
const ORDER = { by: SERVER_MOVERS.thaw, reason: 'Newest builds, after a freeze' };

export type FrozenFollowersDependencies = {
  advancer: AdvanceService;
  releases: ReleaseService;
  sites: SiteList;
};

export type FrozenFollowers = ReturnType<typeof installFrozenFollowers>;

/** Registers the job that moves domains to the builds that they follow once their freeze has ended. */
export const installFrozenFollowers = (
  { jobs, clock, database, log }: FastifyInstance,
  { advancer, releases, sites }: FrozenFollowersDependencies,
) => {
  const getNextRun = () => new Date(clock.now().getTime() + INTERVAL_MS);

  /** Whether the domain is still frozen. */
  const follow = async (domain: string) => {
    const site = await sites.find(domain);
    if (!site || !(await releases.hasRelease(domain))) return false;
    const [result] = await advancer.follow([site], undefined, ORDER);
    if (result) logAdvance({ log }, [result]);
    return result?.outcome === 'frozen';
  };

  jobs.register({
    kind: KIND,
    batch: BATCH,
    leaseMs: LEASE_MS,
    async run(batch) {
      for (const job of batch) {
        if (await follow(job.key)) await jobs.store.reschedule(job, getNextRun());
        else await database.db.transaction().execute((trx) => jobs.store.finish(job, trx));
      }
    },
  });

  return {
    /** Moves a frozen domain to the newest builds that it follows within a minute of the end of its freeze. */
    postpone: (domain: string) => jobs.store.schedule(KIND, domain, getNextRun()),
  };
};
