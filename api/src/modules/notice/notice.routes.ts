import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answer, listOf, ok, pageQuery } from '../../platform/http/listing.ts';
import { problemResponses } from '../../platform/http/problem.ts';
import { requireSession, siteOf } from '../../platform/http/request-context.ts';
import { instant, uuid } from '../../platform/http/text-schema.ts';
import { createNoticeService } from './notice.service.ts';

const listItem = z
  .object({
    id: z.string(),
    title: z.string(),
    published_at: instant,
    pinned: z.boolean(),
    is_new: z.boolean(),
  })
  .meta({ id: 'NoticeSummary' });

const noticeSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    body: z.string().describe('Sanitised HTML.'),
    published_at: instant,
  })
  .meta({ id: 'Notice' });

export const noticeRoutes: FastifyPluginAsyncZod = async (app) => {
  const notices = createNoticeService({ db: app.database.db, clock: app.clock });
  const preHandler = requireSession();

  app.get(
    '/notice/list',
    {
      preHandler,
      schema: {
        operationId: 'notices',
        summary: 'Notices of the domain, pinned ones first, then the newest',
        tags: ['notices'],
        querystring: z.object(pageQuery),
        response: { 200: answer(listOf(listItem)), ...problemResponses('unauthenticated') },
      },
    },
    async (request) => ({
      ...ok,
      ...(await notices.list(siteOf(request), request.language, request.query)),
      ...request.query,
    }),
  );

  app.get(
    '/notice/detail',
    {
      preHandler,
      schema: {
        operationId: 'notice',
        summary: 'One notice with its text',
        tags: ['notices'],
        querystring: z.object({ id: uuid }),
        response: {
          200: answer({ notice: noticeSchema }),
          ...problemResponses('unauthenticated', 'not_found'),
        },
      },
    },
    async (request) => ({
      ...ok,
      notice: await notices.detail(siteOf(request), request.language, request.query.id),
    }),
  );
};
