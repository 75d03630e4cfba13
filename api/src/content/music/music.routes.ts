import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createResponseSchema, ok } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { text } from '../../platform/http/text-schema.ts';
import { favouriteRoutes } from './favourite.routes.ts';
import {
  category,
  order,
  plainWords,
  rankedTrackSchema,
  tagSchema,
  trackPage,
  trackPageQuery,
  traitQuery,
  traitSchema,
  week,
} from './music.schemas.ts';
import { createMusicService } from './music.service.ts';
import { trackRoutes } from './track.routes.ts';
import { RANKS } from './ranking.repository.ts';
import { getReader } from './reader.ts';

/** Routes of the catalogue, which all domains share. */
export const musicRoutes: FastifyPluginAsyncZod = async (app) => {
  const music = createMusicService({ ...app.database, clock: app.clock });
  // In the background, because a server answers other requests meanwhile.
  app.addHook('onListen', async () => {
    music.updateSearchIndex().catch((error: unknown) => {
      app.log.warn({ err: error }, 'the catalogue was not indexed; the next search does it');
    });
  });
  await app.register(favouriteRoutes, { music });
  await app.register(trackRoutes, { music });

  app.get(
    '/music/tracks',
    {
      schema: {
        operationId: 'tracks',
        summary:
          'The catalogue, by place in the newest weekly ranking, by title or by how many videos use a track; a search, the best match first',
        tags: ['music'],
        querystring: z.object({
          ...trackPageQuery,
          order: order
            .optional()
            .describe('By default `match` with a search, which the best match leads, else `rank`.'),
          search: text
            .max(100)
            .optional()
            .describe(
              'Words of the title, the artist or the ISRC in any order, their beginnings or Korean initial consonants; accents, case, width, punctuation and one typo in a word do not matter. Words of what music is for, such as moods, genres and lengths, find tracks of these traits, too.',
            ),
          plain: plainWords,
          category: category.optional(),
          tag: text.max(100).optional(),
          ...traitQuery,
        }),
        response: { 200: createResponseSchema(trackPage), ...describeProblems('unauthenticated') },
      },
    },
    async (request) => ({ ...ok, ...(await music.tracks(request.query, getReader(request))) }),
  );

  app.get(
    '/music/shopping',
    {
      schema: {
        operationId: 'shoppingTracks',
        summary: 'Tracks that may be used in videos that sell something, by title',
        tags: ['music'],
        querystring: z.object(trackPageQuery),
        response: { 200: createResponseSchema(trackPage), ...describeProblems('unauthenticated') },
      },
    },
    async (request) => ({ ...ok, ...(await music.shopping(request.query, getReader(request))) }),
  );

  app.get(
    '/music/popular',
    {
      schema: {
        operationId: 'popularTracks',
        summary:
          'The most viewed tracks of the last whole week (Monday to Sunday, Pacific) on all videos of the service',
        tags: ['music'],
        querystring: z.object({ size: z.coerce.number().int().min(1).max(RANKS).default(20) }),
        response: {
          200: createResponseSchema({
            week: week.nullable().describe('Null before the first ranking.'),
            items: z.array(rankedTrackSchema),
          }),
          ...describeProblems('unauthenticated'),
        },
      },
    },
    async (request) => ({ ...ok, ...(await music.popular(request.query.size, getReader(request))) }),
  );

  app.get(
    '/music/traits',
    {
      schema: {
        operationId: 'musicTraits',
        summary: 'What tracks may sound like: the values of each kind, in order',
        tags: ['music'],
        response: {
          200: createResponseSchema({ traits: z.array(traitSchema) }),
          ...describeProblems('unauthenticated'),
        },
      },
    },
    async (request) => ({ ...ok, traits: await music.traits(getReader(request)) }),
  );

  app.get(
    '/music/tags',
    {
      schema: {
        operationId: 'musicTags',
        summary: 'The tags of tracks',
        tags: ['music'],
        response: {
          200: createResponseSchema({ tags: z.array(tagSchema) }),
          ...describeProblems('unauthenticated'),
        },
      },
    },
    async (request) => ({ ...ok, tags: await music.tags(getReader(request)) }),
  );
};
