import type { FastifyInstance } from 'fastify';
import type { BuildStore } from './build-store.ts';

const KIND = 'release.staging';
/** Together with the age of an abandoned staging folder less than an hour. */
const INTERVAL_MS = 15 * 60 * 1000;
const LEASE_MS = 60 * 1000;

/** Registers the job that deletes what killed uploads left in the store. */
export const installStagingCleanup = (app: FastifyInstance, store: BuildStore) => {
  const { jobs, clock } = app;
  jobs.register({
    kind: KIND,
    batch: 1,
    leaseMs: LEASE_MS,
    isPermanent: true,
    async run(due) {
      await store.deleteAbandoned(clock.now());
      for (const job of due) await jobs.store.reschedule(job, new Date(clock.now().getTime() + INTERVAL_MS));
    },
  });
};
