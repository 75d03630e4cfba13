import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createResponseSchema, ok, successMembers } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { isrc, trackSchema } from './music.schemas.ts';
import { MAX_FAVOURITES, type MusicService } from './music.service.ts';
import { getReader } from './reader.ts';

const body = z.strictObject({ isrc });

/** Routes of a user's favourite tracks. */
export const favouriteRoutes: FastifyPluginAsyncZod<{ music: MusicService }> = async (app, { music }) => {
  app.get(
    '/music/favourites',
    {
      schema: {
        operationId: 'favouriteTracks',
        summary: "The caller's favourites, the newest first",
        tags: ['music'],
        response: {
          200: createResponseSchema({
            items: z.array(trackSchema),
            maximum: z.int().describe('The most favourites of a user.'),
          }),
          ...describeProblems('unauthenticated'),
        },
      },
    },
    async (request) => ({
      ...ok,
      items: await music.favourites(getReader(request)),
      maximum: MAX_FAVOURITES,
    }),
  );

  app.post(
    '/music/favourites/add',
    {
      config: { idempotent: true },
      schema: {
        operationId: 'addFavouriteTrack',
        summary: `Adds a track to the caller's favourites, of which there may be ${MAX_FAVOURITES}`,
        tags: ['music'],
        body,
        response: {
          200: z.object(successMembers),
          ...describeProblems('unauthenticated', 'not_found', 'favourites_full'),
        },
      },
    },
    async (request) => {
      await music.addFavourite(getReader(request), request.body.isrc);
      return ok;
    },
  );

  app.post(
    '/music/favourites/remove',
    {
      config: { idempotent: true },
      schema: {
        operationId: 'removeFavouriteTrack',
        summary: "Removes a track from the caller's favourites; without effect when it is not one",
        tags: ['music'],
        body,
        response: { 200: z.object(successMembers), ...describeProblems('unauthenticated') },
      },
    },
    async (request) => {
      await music.removeFavourite(getReader(request), request.body.isrc);
      return ok;
    },
  );
};
