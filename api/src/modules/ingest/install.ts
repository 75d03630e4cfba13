import type { FastifyInstance } from 'fastify';
import { createChannelHistory, scheduleChannelHistory } from './channel-history.ts';

/** Registers the job that brings in the history of channels; a start continues what a stop interrupted. */
export const installChannelHistory = (app: FastifyInstance) => {
  const { clock, database, jobs } = app;
  jobs.register(createChannelHistory({ database, clock, jobs: jobs.store }));
  app.addHook('onListen', () => scheduleChannelHistory(database.db, { clock, jobs: jobs.store }));
};
