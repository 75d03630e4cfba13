import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { createHealthRepository, type HealthCount } from './health.repository.ts';
import type { RemoteEvent } from './telemetry.schemas.ts';

const HOUR_MS = 3_600_000;

/** Counts and returns what browsers report of remotes. */
export const createHealthService = ({ db, clock }: { db: Db; clock: Clock }) => {
  const counts = createHealthRepository(db);
  const startOfHour = (instant: number) => new Date(Math.floor(instant / HOUR_MS) * HOUR_MS);

  return {
    /** Counts events of published builds on existing sites, and returns those. */
    async countEvents(domain: string, events: readonly RemoteEvent[]): Promise<readonly RemoteEvent[]> {
      const known = await counts.known(events);
      const counted = events.filter(({ remote, version }) => known.has(`${remote}@${version}`));
      if (counted.length === 0 || !(await counts.isSite(domain))) return [];
      await counts.count(domain, startOfHour(clock.now().getTime()), counted);
      return counted;
    },

    since: (domain: string, hours: number): Promise<HealthCount[]> =>
      counts.since(domain, startOfHour(clock.now().getTime() - (hours - 1) * HOUR_MS)),
  };
};
