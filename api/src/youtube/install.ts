import type { FastifyInstance } from 'fastify';
import { createQuotaBudget, type QuotaBudget } from './quota-budget.ts';
import { createYoutubeClient, type YoutubeClient } from './youtube-client.ts';

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with fastify's
  interface FastifyInstance {
    /** Undefined when the server has no key. */
    youtube: { client: YoutubeClient; budget: QuotaBudget } | undefined;
  }
}

/** Creates the client of the YouTube Data API when the settings have a key. */
export const installYoutube = (app: FastifyInstance) => {
  const { config, clock, database } = app;
  const { youtubeApiKey: key, youtubeApiRoot: rootUrl } = config;
  if (key === undefined) {
    app.decorate('youtube', undefined);
    return;
  }
  const budget = createQuotaBudget({ db: database.db, clock });
  app.decorate('youtube', { client: createYoutubeClient({ key, rootUrl, budget, clock }), budget });
};
