import type { FastifyInstance } from 'fastify';
import { createChannelHistory, scheduleChannelHistory } from './channel-history.ts';
import { queueFigures } from './figures-queue.ts';
import { STEP_FACTS } from './ingest.service.ts';
import { createSteppedIngest } from './storage/steps/stepped-ingest.ts';

/**
 * Registers the job that brings in the history of channels; a start continues what a stop interrupted, and deletes what a
 * killed ingest has left.
 */
export const installChannelHistory = (app: FastifyInstance) => {
  const { clock, database, jobs } = app;
  jobs.register(createChannelHistory({ database, clock, jobs: jobs.store }));
  app.addHook('onListen', async () => {
    await scheduleChannelHistory(database.db, { clock, jobs: jobs.store });
    // Not awaited, because deleting many rows takes seconds; ingests wait for it.
    queueFigures(database, createSteppedIngest({ database, stepFacts: STEP_FACTS }).clean).catch(
      (error: unknown) => app.log.error(error, 'What a killed ingest has left cannot be deleted yet.'),
    );
  });
};
