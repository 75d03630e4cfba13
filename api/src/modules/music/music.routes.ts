import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answer, listOf, ok, pageQuery } from '../../platform/http/listing.ts';
import { problemResponses } from '../../platform/http/problem.ts';
import { requireSession, siteOf } from '../../platform/http/request-context.ts';
import { text } from '../../platform/http/text-schema.ts';
import { createMusicService, type Wanted } from './music.service.ts';

const category = z.enum(['bgm', 'song', 'ost']);
const tagSchema = z.object({ id: z.string(), name: z.string() }).meta({ id: 'MusicTag' });

const trackSchema = z
  .object({
    isrc: z.string(),
    title: z.string(),
    artist: z.string(),
    cover: z.string(),
    category,
    tags: z.array(tagSchema),
    duration_seconds: z.int(),
    videos_used: z.int(),
    rank: z.int().nullable().describe('Place in the newest weekly ranking.'),
    exclusive_logo: z.string().nullable(),
  })
  .meta({ id: 'Track' });

const wantedBy = (request: FastifyRequest): Wanted => ({
  language: request.language,
  siteLanguage: siteOf(request).default_language,
});

export const musicRoutes: FastifyPluginAsyncZod = async (app) => {
  const music = createMusicService(app.database.db);
  const preHandler = requireSession();

  app.get(
    '/music/tracks',
    {
      preHandler,
      schema: {
        operationId: 'tracks',
        summary: 'The catalogue: the newest weekly ranking, then all other tracks by title',
        tags: ['music'],
        querystring: z.object({
          ...pageQuery,
          search: text.max(100).optional().describe('Part of the title, the artist or the ISRC.'),
          category: category.optional(),
          tag: text.max(100).optional(),
        }),
        response: { 200: answer(listOf(trackSchema)), ...problemResponses('unauthenticated') },
      },
    },
    async (request) => {
      const { page, size, ...filter } = request.query;
      return { ...ok, ...(await music.tracks(filter, { page, size }, wantedBy(request))), page, size };
    },
  );

  app.get(
    '/music/tags',
    {
      preHandler,
      schema: {
        operationId: 'musicTags',
        summary: 'The moods tracks are tagged with',
        tags: ['music'],
        response: { 200: answer({ tags: z.array(tagSchema) }), ...problemResponses('unauthenticated') },
      },
    },
    async (request) => ({ ...ok, tags: await music.tags(wantedBy(request)) }),
  );
};
