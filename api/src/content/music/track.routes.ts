import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createResponseSchema, ok } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { isrc, trackSchema, week } from './music.schemas.ts';
import type { MusicService } from './music.service.ts';
import { getReader } from './reader.ts';

const MAX_SIMILAR = 20;

/** Routes of one track. */
export const trackRoutes: FastifyPluginAsyncZod<{ music: MusicService }> = async (app, { music }) => {
  app.get(
    '/music/track',
    {
      schema: {
        operationId: 'track',
        summary: 'A track of the catalogue, and its place in the newest weekly ranking',
        tags: ['music'],
        querystring: z.object({ isrc }),
        response: {
          200: createResponseSchema({
            track: trackSchema,
            ranking: z
              .object({
                week,
                rank: z.int().nullable().describe('Null outside of the ranking.'),
                previous_rank: z.int().nullable().describe('Rank of the week before; null when it had none.'),
                views: z.int().nullable(),
              })
              .nullable()
              .describe('Null before the first ranking.'),
          }),
          ...describeProblems('unauthenticated', 'not_found'),
        },
      },
    },
    async (request) => ({ ...ok, ...(await music.track(request.query.isrc, getReader(request))) }),
  );

  app.get(
    '/music/similar',
    {
      schema: {
        operationId: 'similarTracks',
        summary: 'Tracks that have most in common with one: mood, genre, energy, vocals, tempo, key and tags',
        tags: ['music'],
        querystring: z.object({ isrc, size: z.coerce.number().int().min(1).max(MAX_SIMILAR).default(6) }),
        response: {
          200: createResponseSchema({ items: z.array(trackSchema) }),
          ...describeProblems('unauthenticated'),
        },
      },
    },
    async (request) => {
      const { isrc: code, size } = request.query;
      return { ...ok, items: await music.similar(code, size, getReader(request)) };
    },
  );
};
