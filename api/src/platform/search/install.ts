import type { FastifyInstance } from 'fastify';
import { createSearches, type Searches } from './searches.ts';

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with fastify's
  interface FastifyInstance {
    searches: Searches;
  }
}

/** Decorates the server with its searches by names and titles. */
export const installSearches = (app: FastifyInstance) => {
  const searches = createSearches(app.database);
  app.decorate('searches', searches);
  // In the background, because a server answers other requests meanwhile.
  app.addHook('onListen', async () => {
    searches.updateTexts().catch((error: unknown) => {
      app.log.warn({ err: error }, 'names and titles were not folded; the next search does it');
    });
  });
};
