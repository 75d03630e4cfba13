import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createDayOf, timeZone } from '../../platform/export/day-in-zone.ts';
import {
  exportFailures,
  exportHeaders,
  fileResponse,
  format,
  sendExport,
} from '../../platform/export/send-export.ts';
import { createResponseSchema, createPageSchema, ok, pageQuery } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { requireSession, requireSite, type Session } from '../../platform/http/request-context.ts';
import { text, uuid } from '../../platform/http/text-schema.ts';
import { assignmentRoutes } from './assignment.routes.ts';
import { channelSorts } from './channel-list.repository.ts';
import { category, channelCounts, channelIds, channelSchema, verificationState } from './channel.schemas.ts';
import { channelTabs, createChannelService } from './channel.service.ts';
import { deletionRoutes } from './deletion.routes.ts';
import { reReviewRoutes } from './re-review.routes.ts';
import { registrationRoutes } from './registration.routes.ts';

/** The filter and the order of the list, which its export shares. */
const listFilter = {
  status: z.enum(channelTabs).optional(),
  category: category.optional(),
  verification: verificationState.optional(),
  member: z
    .union([uuid, z.literal('none')])
    .optional()
    .describe('Assigned to this member; `none` for channels without a member.'),
  search: text.max(100).optional().describe("Words of the name or the handle, or YouTube's whole id."),
  sort: z.enum(channelSorts).default('registered'),
  order: z.enum(['asc', 'desc']).default('desc'),
};

/** All routes below `/api/channel` except verification. */
export const channelRoutes: FastifyPluginAsyncZod = async (app) => {
  const channels = createChannelService(app.database.db);
  const prepareQuery = async <Query extends { search?: string | undefined }>(
    session: Session,
    query: Query,
  ) => ({
    ...query,
    search: await app.searches.prepare(query.search, { kinds: ['channel'], accountId: session.accountId }),
  });

  app.get(
    '/channel/list',
    {
      schema: {
        operationId: 'channels',
        summary: 'The channels the caller may see, the newest first, and their number per tab',
        tags: ['channels'],
        querystring: z.object({ ...pageQuery, ...listFilter }),
        response: {
          200: createResponseSchema({ ...createPageSchema(channelSchema), counts: channelCounts }),
          ...describeProblems('unauthenticated', 'forbidden'),
        },
      },
    },
    async (request) => {
      const { query, language } = request;
      const { page, size } = query;
      const session = requireSession(request);
      const prepared = await prepareQuery(session, query);
      return {
        ...ok,
        ...(await channels.list(session, requireSite(request), { ...prepared, language })),
        page,
        size,
      };
    },
  );

  app.get(
    '/channel/list/export',
    {
      schema: {
        operationId: 'exportChannelList',
        summary: 'The channels of the list as a file, with a row for each assignment of a channel over time',
        tags: ['channels'],
        querystring: z.object({
          channels: channelIds.optional(),
          ...listFilter,
          time_zone: timeZone,
          format,
        }),
        headers: exportHeaders,
        response: {
          200: fileResponse,
          ...describeProblems('unauthenticated', 'forbidden', ...exportFailures),
        },
      },
    },
    async (request, reply) => {
      const site = requireSite(request);
      const { query, language } = request;
      const options = { language, dayOf: createDayOf(query.time_zone) };
      const session = requireSession(request);
      const prepared = await prepareQuery(session, query);
      const table = channels.export(session, site, { ...prepared, language }, options);
      const name = `channel_list_${site.domain}_${options.dayOf(app.clock.now())}`;
      return sendExport(request, reply, () => ({ table, name }));
    },
  );

  await app.register(registrationRoutes);
  await app.register(assignmentRoutes);
  await app.register(deletionRoutes);
  await app.register(reReviewRoutes);
};
