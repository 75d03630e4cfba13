import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answer, listOf, ok, pageQuery } from '../../platform/http/listing.ts';
import { problemResponses } from '../../platform/http/problem.ts';
import { requireSession, sessionOf, siteOf } from '../../platform/http/request-context.ts';
import { instant, text } from '../../platform/http/text-schema.ts';
import { channelTabs, createChannelService } from './channel.service.ts';

const channelSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    handle: z.string(),
    thumbnail: z.string(),
    category: z.enum(['bgm', 'song', 'ost']),
    status: z.literal([0, 1, 2, 3]).describe('0 pending, 1 on hold, 2 approved, 3 rejected.'),
    verification: z.enum(['none', 'pending', 'verifying', 'verified']),
    registered_at: instant,
    approved_at: instant.nullable(),
    members: z.array(z.object({ id: z.string(), nickname: z.string() })),
    shorts_count: z.int().nullable().describe('Null while no video of it is known.'),
  })
  .meta({ id: 'Channel' });

const counts = z.object({
  all: z.int(),
  waiting: z.int(),
  on_hold: z.int(),
  approved: z.int(),
  rejected: z.int(),
  needs_verification: z.int(),
});

export const channelRoutes: FastifyPluginAsyncZod = async (app) => {
  const channels = createChannelService(app.database.db);

  app.get(
    '/channel/list',
    {
      preHandler: requireSession({ role: ['manager', 'member'] }),
      schema: {
        operationId: 'channels',
        summary: 'The channels the caller may see, the newest first, and how many there are of each kind',
        tags: ['channels'],
        querystring: z.object({
          ...pageQuery,
          status: z.enum(channelTabs).optional(),
          search: text.max(100).optional().describe('Part of the name or the handle.'),
        }),
        response: {
          200: answer({ ...listOf(channelSchema), counts }),
          ...problemResponses('unauthenticated', 'forbidden'),
        },
      },
    },
    async (request) => {
      const { page, size } = request.query;
      return {
        ...ok,
        ...(await channels.list(sessionOf(request), siteOf(request), request.query)),
        page,
        size,
      };
    },
  );
};
