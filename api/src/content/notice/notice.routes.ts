import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  createResponseSchema,
  createPageSchema,
  ok,
  pageQuery,
  successMembers,
} from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { instant, uuid } from '../../platform/http/text-schema.ts';
import { noticeNodeSchema } from './document/notice-node.ts';
import { createNoticeService } from './notice.service.ts';
import { noticeCategories } from './notice.tables.ts';
import { getReading } from './reading.ts';

const category = z.enum(noticeCategories);

const summary = {
  id: z.string(),
  title: z.string(),
  category,
  published_at: instant,
  pinned: z.boolean(),
  is_new: z.boolean().describe('Not older than a week and unread.'),
  is_read: z.boolean(),
};

const listItem = z.object(summary).meta({ id: 'NoticeSummary' });
const noticeSchema = z.object({ ...summary, body: z.array(noticeNodeSchema) }).meta({ id: 'Notice' });

export const noticeRoutes: FastifyPluginAsyncZod = async (app) => {
  const notices = createNoticeService({ db: app.database.db, clock: app.clock });

  app.get(
    '/notice/list',
    {
      schema: {
        operationId: 'notices',
        summary: 'Notices of the domain, pinned ones first, then the newest',
        tags: ['notices'],
        querystring: z.object({ ...pageQuery, category: category.optional() }),
        response: {
          200: createResponseSchema({
            ...createPageSchema(listItem),
            new_count: z.int().describe('The number of new notices in all categories.'),
          }),
          ...describeProblems('unauthenticated'),
        },
      },
    },
    async (request) => {
      const { page, size } = request.query;
      const list = await notices.list(getReading(request), request.query.category, { page, size });
      return { ...ok, ...list, page, size };
    },
  );

  app.get(
    '/notice/detail',
    {
      schema: {
        operationId: 'notice',
        summary: 'A notice with its text',
        tags: ['notices'],
        querystring: z.object({ id: uuid }),
        response: {
          200: createResponseSchema({ notice: noticeSchema }),
          ...describeProblems('unauthenticated', 'not_found'),
        },
      },
    },
    async (request) => ({ ...ok, notice: await notices.detail(getReading(request), request.query.id) }),
  );

  app.post(
    '/notice/read',
    {
      // Not an idempotent write with a key, because repeating it has no further effect.
      schema: {
        operationId: 'readNotice',
        summary: 'Marks a notice as read',
        tags: ['notices'],
        body: z.strictObject({ id: uuid }),
        response: { 200: z.object(successMembers), ...describeProblems('unauthenticated', 'not_found') },
      },
    },
    async (request) => {
      await notices.markRead(getReading(request), request.body.id);
      return ok;
    },
  );
};
