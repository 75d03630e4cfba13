import type { FastifyInstance } from 'fastify';
import { toThrottledAddress } from '../../../platform/http/client-address.ts';
import { createRateLimit } from '../../../platform/http/rate-limit.ts';
import { createServerSigner } from '../../../platform/server-signer.ts';
import { HOUR_MS, startOfHour } from './hour.ts';
import { createLoadRepository, type LoadRepository } from './load.repository.ts';
import { createLoadTokens, LOAD_LIFETIME_MS, type LoadTokens } from './load-token.ts';
import { createServedPages } from './served-pages.ts';

/** Page loads of an address (IPv6: /64 network) that count towards the health of a domain, so that no visitor decides it. */
const LOADS_PER_HOUR = 30;
const FLUSH_INTERVAL_MS = 10_000;
/** The longest time that can be asked for, and a day. */
const COUNTS_KEPT_MS = 32 * 24 * HOUR_MS;
const CLEANUP = 'telemetry.cleanup';
const CLEANUP_LEASE_MS = 10 * 60 * 1000;

/** The page loads that count towards health. */
export type PageLoads = {
  /** The token of a page that is about to be sent; undefined where the address had too many this hour. */
  issue(page: { domain: string; set: string; address: string }): Promise<string | undefined>;
  tokens: LoadTokens;
  repository: LoadRepository;
};

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with fastify's
  interface FastifyInstance {
    pageLoads: PageLoads;
  }
}

/** Programs on this machine are not visitors; neither is a proxy here that the configuration does not name. */
const isLoopback = (address: string) => address === '::1' || address.startsWith('127.');

const installCleanup = (app: FastifyInstance, repository: LoadRepository) => {
  const { jobs, clock } = app;
  jobs.register({
    kind: CLEANUP,
    batch: 1,
    leaseMs: CLEANUP_LEASE_MS,
    isPermanent: true,
    async run([job]) {
      if (!job) return;
      const now = clock.now();
      await repository.deleteOld({
        // A report may arrive while its token expires.
        expired: new Date(now.getTime() - LOAD_LIFETIME_MS - HOUR_MS),
        oldest: startOfHour(new Date(now.getTime() - COUNTS_KEPT_MS)),
      });
      await jobs.store.reschedule(job, new Date(now.getTime() + HOUR_MS));
    },
  });
};

/** Signs and counts page loads, and deletes what is old. */
export function installPageLoads(app: FastifyInstance) {
  const { clock, log } = app;
  const { db } = app.database;
  const tokens = createLoadTokens({ getSigner: createServerSigner(db, 'page load'), clock });
  const repository = createLoadRepository(db);
  const served = createServedPages({ clock, add: repository.addServed });
  const mayCount = createRateLimit({ now: () => clock.now(), limit: LOADS_PER_HOUR, periodMs: HOUR_MS });
  const flush = () =>
    served.flush().catch((error: unknown) => log.error({ err: error }, 'served pages were not counted'));

  app.decorate('pageLoads', {
    async issue({ domain, set, address }) {
      const mayBeCounted = isLoopback(address) || mayCount(`${domain} ${toThrottledAddress(address)}`);
      if (!mayBeCounted) return undefined;
      try {
        const token = await tokens.issue(set);
        served.count(domain, set);
        return token;
      } catch (error) {
        // The page is shown without the database, too.
        log.warn({ err: error }, 'a page load was not signed');
        return undefined;
      }
    },
    tokens,
    repository,
  });

  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(flush, FLUSH_INTERVAL_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
  installCleanup(app, repository);
}
