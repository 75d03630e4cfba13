import type { FastifyInstance } from 'fastify';
import type { OnMove } from '../release.repository.ts';
import { createStopMessages } from './stop-messages.ts';

/** Installs the messages about stops by the guard; returns what schedules one, undefined without a receiver. */
export const installStopMessages = (app: FastifyInstance): OnMove | undefined => {
  const { clock, log, jobs, config } = app;
  if (config.releaseWebhook === undefined) return undefined;
  const { onMove, runner } = createStopMessages({
    settings: config.releaseWebhook,
    db: app.database.db,
    jobs: jobs.store,
    clock,
    log,
  });
  app.addHook('onListen', async () => runner.start());
  // Runs before the database is closed.
  app.addHook('preClose', () => runner.stop());
  return onMove;
};
