import type { FastifyInstance } from 'fastify';
import { createJobRunner, type JobKind } from './job-runner.ts';
import { createJobStore, type JobStore } from './job-store.ts';

/** Durable work of this server. */
export type Jobs = {
  store: JobStore;
  /** Says how a kind of job is done. To be called before the server listens. */
  register(kind: JobKind): void;
  /** Does everything that is due now; a listening server does that by itself. */
  runDue(): Promise<void>;
  /** Something was scheduled that should not wait for the next look. */
  wake(): void;
};

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with fastify's
  interface FastifyInstance {
    jobs: Jobs;
  }
}

/** Does jobs for as long as the server listens. A server that only answers injected requests does none by itself. */
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
  // Before the database is closed.
  app.addHook('preClose', () => runner.stop());
};
