import type { FastifyInstance } from 'fastify';
import { createTitleRefresh } from './refresh-titles.ts';

/** Registers the jobs that refresh titles and thumbnails, when a YouTube client is configured. */
export const installTitleRefresh = (app: FastifyInstance) => {
  const { jobs, youtube, clock } = app;
  if (!youtube) return;
  const kinds = createTitleRefresh({ db: app.database.db, clock, jobs: jobs.store, youtube: youtube.client });
  for (const kind of kinds) jobs.register(kind);
};
