import type { Clock } from '../../../platform/clock.ts';
import { startOfHour } from './hour.ts';

export type ServedPagesOptions = {
  clock: Clock;
  add(domain: string, hour: Date, set: string, served: number): Promise<void>;
};

/** Counts served pages in memory, so that a page request does not write. */
export function createServedPages({ clock, add }: ServedPagesOptions) {
  type Count = { domain: string; hour: Date; set: string; served: number };
  let counts = new Map<string, Count>();

  return {
    count(domain: string, set: string) {
      const hour = startOfHour(clock.now());
      const key = `${domain} ${set} ${hour.getTime()}`;
      const counted = counts.get(key) ?? { domain, hour, set, served: 0 };
      counts.set(key, { ...counted, served: counted.served + 1 });
    },

    /** Stores the counts. Those that could not be stored are lost: the database may have stored them before it failed. */
    async flush() {
      const full = counts;
      counts = new Map();
      for (const { domain, hour, set, served } of full.values()) await add(domain, hour, set, served);
    },
  };
}
