import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answer, ok } from '../../platform/http/listing.ts';
import { problemResponses } from '../../platform/http/problem.ts';
import { sessionOf } from '../../platform/http/request-context.ts';
import { boundedText, uuid } from '../../platform/http/text-schema.ts';
import { createSearchService } from './search.service.ts';

const MOST_FOUND = 20;
const MOST_NAMES = 50;

const channel = z
  .object({ id: z.string(), name: z.string(), handle: z.string(), thumbnail: z.string() })
  .meta({ id: 'ChannelName' });
const video = z
  .object({ id: z.string(), title: z.string(), thumbnail: z.string(), channel_name: z.string() })
  .meta({ id: 'VideoName' });
const track = z
  .object({ isrc: z.string(), title: z.string(), artist: z.string(), cover: z.string() })
  .meta({ id: 'TrackName' });

/** Ids in one parameter, apart by commas. */
const ids = <Id extends z.ZodType<string, string>>(id: Id) =>
  z
    .string()
    .max(4_000)
    .default('')
    .transform((list) => [...new Set(list.split(',').filter((one) => one !== ''))])
    .pipe(z.array(id).max(MOST_NAMES));

const failures = problemResponses('unauthenticated', 'forbidden');

/** One box that finds everything, and the names behind ids that an address carries. */
export const searchRoutes: FastifyPluginAsyncZod = async (app) => {
  const search = createSearchService(app.database.db);

  app.get(
    '/search',
    {
      schema: {
        operationId: 'search',
        summary: 'Channels and videos the caller may see, and tracks, by a part of their name',
        tags: ['search'],
        querystring: z.object({
          q: boundedText(1, 100),
          size: z.coerce.number().int().min(1).max(MOST_FOUND).default(5).describe('Of each kind, at most.'),
        }),
        response: {
          200: answer({ channels: z.array(channel), videos: z.array(video), tracks: z.array(track) }),
          ...failures,
        },
      },
    },
    async (request) => {
      const { q, size } = request.query;
      return { ...ok, ...(await search.search(sessionOf(request), q, size)) };
    },
  );

  app.get(
    '/names',
    {
      schema: {
        operationId: 'names',
        summary: 'The names of channels and videos by their ids; what the caller may not see is left out',
        tags: ['search'],
        querystring: z.object({
          channels: ids(uuid).describe('Ids, apart by commas.'),
          videos: ids(z.string().regex(/^[\w-]{1,64}$/, { error: 'invalid' })).describe(
            'Ids, apart by commas.',
          ),
        }),
        response: { 200: answer({ channels: z.array(channel), videos: z.array(video) }), ...failures },
      },
    },
    async (request) => ({ ...ok, ...(await search.names(sessionOf(request), request.query)) }),
  );
};
