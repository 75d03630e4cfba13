import type { ReleaseSet } from '@portal/shared/release';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { createHealthRepository, type RemoteCounts } from './health.repository.ts';
import { HOUR_MS, startOfHour } from './loads/hour.ts';
import type { PageLoads } from './loads/install.ts';
import { hasBuild, collectOutcomes, SHELL } from './loads/load-outcome.ts';
import { estimateP75, MOUNT_BOUNDS } from './loads/mount-times.ts';
import type { RemoteEvent } from './telemetry.schemas.ts';

export type HealthOptions = {
  db: Db;
  clock: Clock;
  pageLoads: Pick<PageLoads, 'tokens' | 'repository'>;
  /** A release set by an id that may be invented. */
  findSet(id: string): Promise<ReleaseSet | undefined>;
};

export type RemoteHealth = {
  set: string;
  remote: string;
  version: string;
  loads: number;
  mounted: number;
  failed: number;
  failedBefore: number;
  failedAfter: number;
  /** Milliseconds until the remote was mounted; null where that never happened. */
  averageMs: number | null;
  /** Three of four were mounted within so many milliseconds; null where it took them longer than is measured. */
  p75Ms: number | null;
  failures: { phase: string; errorClass: string | null; loads: number }[];
};

export type Health = {
  /** Pages that got a token, and how many of them reported anything. */
  pages: { set: string; served: number; reported: number }[];
  remotes: RemoteHealth[];
};

export type Report = { domain: string; events: readonly RemoteEvent[]; load: string | undefined };

const describeCounts = (count: RemoteCounts): Omit<RemoteHealth, 'failures'> => {
  const { set, remote, version, loads, mounted, failed } = count;
  return {
    set,
    remote,
    version,
    loads,
    mounted,
    failed,
    failedBefore: count.failed_before,
    failedAfter: count.failed_after,
    averageMs: mounted === 0 ? null : Math.round(count.total_ms / mounted),
    p75Ms: estimateP75(
      mounted,
      MOUNT_BOUNDS.map((bound) => count[`within_${bound}`]),
    ),
  };
};

/** Counts what browsers report of page loads, and returns the counts. */
export const createHealthService = ({ db, clock, pageLoads, findSet }: HealthOptions) => {
  const { tokens, repository } = pageLoads;
  const health = createHealthRepository(db);

  /** The events about builds of a set of the domain. */
  const findKnown = async ({ domain, events }: Report) => {
    const sets = new Map<string, ReleaseSet | undefined>();
    for (const id of new Set(events.map((event) => event.set))) sets.set(id, await findSet(id));
    return events.filter((event) => {
      const set = sets.get(event.set);
      return set?.domain === domain && hasBuild(set, event);
    });
  };

  return {
    /**
     * Counts the events of the page load that a token names, towards health. Returns the events about builds of the
     * domain, with or without a token.
     */
    async report(report: Report): Promise<readonly RemoteEvent[]> {
      const known = await findKnown(report);
      const load = report.load === undefined ? undefined : await tokens.read(report.load);
      const own = known.filter(({ set }) => set === load?.set);
      const set = own.length > 0 && load ? await findSet(load.set) : undefined;
      if (!set || !load) return known;
      await repository.add({
        domain: report.domain,
        hour: startOfHour(load.issuedAt),
        load,
        at: clock.now(),
        outcomes: collectOutcomes(set, own),
      });
      return known;
    },

    /** The counts of the last hours, the present one included. */
    async since(domain: string, hours: number): Promise<Health> {
      const from = startOfHour(new Date(clock.now().getTime() - (hours - 1) * HOUR_MS));
      const served = await health.findServed(domain, from);
      const counts = await health.findCounts(domain, from);
      const failures = await health.findFailures(domain, from);
      const reported = new Map(
        counts.filter(({ remote }) => remote === SHELL).map(({ set, loads }) => [set, loads]),
      );
      return {
        pages: served.map((page) => ({ ...page, reported: reported.get(page.set) ?? 0 })),
        remotes: counts.map((count) => ({
          ...describeCounts(count),
          failures: failures
            .filter(({ set, remote }) => set === count.set && remote === count.remote)
            .map(({ phase, errorClass, loads }) => ({ phase, errorClass, loads })),
        })),
      };
    },
  };
};

/** The health service of a server. */
export const openHealth = ({ database, clock, pageLoads, releaseSystem }: FastifyInstance) =>
  createHealthService({
    db: database.db,
    clock,
    pageLoads,
    findSet: releaseSystem.signing.sets.findKnown,
  });
