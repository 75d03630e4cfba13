import type { FastifyInstance } from 'fastify';
import { createJobRunner, type JobKind } from './job-runner.ts';
import { createJobStore, type JobStore } from './job-store.ts';

/** The background jobs of this server. */
export type Jobs = {
  store: JobStore;
  /** Registers how a kind of job runs; call it before the server listens. */
  register(kind: JobKind): void;
  /** Runs every due job; a listening server does so by itself. */
  runDue(): Promise<void>;
  /** Ends the runner's sleep, after a job was scheduled that should not wait for the next poll. */
  wake(): void;
};

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with fastify's
  interface FastifyInstance {
    jobs: Jobs;
  }
}

/** Runs jobs while the server listens. A server that only handles injected requests runs none by itself. */
export const installJobs = (app: FastifyInstance) => {
  const store = createJobStore({ db: app.database.db, clock: app.clock, ids: app.ids });
  const kinds: JobKind[] = [];
  const runner = createJobRunner({
    jobs: store,
    kinds,
    clock: app.clock,
    onError: (error, kind) => app.log.error({ err: error, job: kind }, 'a job failed'),
  });
  app.decorate('jobs', {
    store,
    register: (kind) => void kinds.push(kind),
    runDue: () => runner.runDue(),
    wake: () => runner.wake(),
  } satisfies Jobs);
  app.addHook('onListen', async () => runner.start());
  // Runs before the database is closed.
  app.addHook('preClose', () => runner.stop());
};
