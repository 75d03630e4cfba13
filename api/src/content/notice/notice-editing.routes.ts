import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readSeenVersion, sendVersion } from '../../platform/http/if-match.ts';
import {
  createResponseSchema,
  createPageSchema,
  ok,
  pageQuery,
  successMembers,
} from '../../platform/http/listing.ts';
import { createLocalisedSchema } from '../../platform/http/localised-schema.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { instant, nameText, text, uuid } from '../../platform/http/text-schema.ts';
import { getActor } from '../../access/audit/actor.ts';
import { createAudit } from '../../access/audit/audit.service.ts';
import { noticeNodeSchema, noticeWarningSchema, removedPartSchema } from './document/notice-node.ts';
import { parseNotice } from './document/parse-notice.ts';
import { createNoticeEditing, noticeStates } from './notice-editing.service.ts';
import { noticeCategories } from './notice.tables.ts';
import { domainName } from '../../platform/http/domain-name.ts';

const ACCESS = ['unauthenticated', 'forbidden'] as const;
/** The parser needs seconds for longer texts of certain kinds. */
const MAX_BODY_LENGTH = 20_000;

const markdown = text.max(MAX_BODY_LENGTH);

const content = {
  domain: domainName.nullable().describe('Null shows it on every domain.'),
  category: z.enum(noticeCategories),
  title: createLocalisedSchema(nameText(1, 200)),
  body: createLocalisedSchema(markdown).describe(
    'Markdown; HTML and unsafe links and images in it are not shown, as the preview says.',
  ),
  pinned: z.boolean(),
  published_at: instant.describe('When it is published.'),
};

const noticeSchema = z
  .object({ id: z.string(), ...content, state: z.enum(noticeStates), version: z.int() })
  .meta({ id: 'OperatorNotice' });

const createBody = z.strictObject({
  ...content,
  pinned: content.pinned.default(false),
  published_at: instant.optional(),
});
const changeBody = z
  .strictObject({ id: uuid, ...z.object(content).partial().shape, withdrawn: z.boolean().optional() })
  .refine(({ id: _, ...change }) => Object.values(change).some((value) => value !== undefined), {
    error: 'unchanged',
  });

/** Routes by which operators write notices. */
export const noticeEditingRoutes: FastifyPluginAsyncZod = async (app) => {
  const base = { db: app.database.db, clock: app.clock, ids: app.ids };
  const notices = createNoticeEditing({ ...base, audit: createAudit(base) });

  app.get(
    '/operator/notices',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'operatorNotices',
        summary: 'Notices in all languages, including those to be published; the newest first',
        tags: ['operator'],
        querystring: z.object({
          ...pageQuery,
          domain: domainName.optional(),
          common: z.stringbool().optional().describe('Only notices of all domains.'),
        }),
        response: {
          200: createResponseSchema(createPageSchema(noticeSchema)),
          ...describeProblems(...ACCESS),
        },
      },
    },
    async ({ query: { page, size, domain, common } }) => {
      const list = await notices.list(common ? null : domain, { page, size });
      return { ...ok, ...list, page, size };
    },
  );

  app.get(
    '/operator/notice',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'operatorNotice',
        summary: 'A notice in all languages; the ETag is its version',
        tags: ['operator'],
        querystring: z.object({ id: uuid }),
        response: {
          200: createResponseSchema({ notice: noticeSchema }),
          ...describeProblems(...ACCESS, 'not_found'),
        },
      },
    },
    async ({ query }, reply) => {
      const notice = await notices.find(query.id);
      sendVersion(reply, notice.version);
      return { ...ok, notice };
    },
  );

  app.post(
    '/operator/notices/preview',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'previewNotice',
        summary: 'What readers see of a Markdown text, what is left out and what to look at; stores nothing',
        tags: ['operator'],
        body: z.strictObject({ body: markdown }),
        response: {
          200: createResponseSchema({
            body: z.array(noticeNodeSchema),
            removed: z.array(removedPartSchema),
            warnings: z.array(noticeWarningSchema),
          }),
          ...describeProblems(...ACCESS),
        },
      },
    },
    async (request) => {
      const { nodes, removed, warnings } = parseNotice(request.body.body);
      return { ...ok, body: nodes, removed, warnings };
    },
  );

  app.post(
    '/operator/notices',
    {
      config: { skipsPortalHeaders: true, idempotent: true },
      schema: {
        operationId: 'createNotice',
        summary: 'Creates a notice, published at once or at the given time',
        tags: ['operator'],
        body: createBody,
        response: {
          200: createResponseSchema({ notice: noticeSchema }),
          ...describeProblems(...ACCESS, 'unknown_domain'),
        },
      },
    },
    async (request, reply) => {
      const notice = await notices.create(getActor(request), request.body);
      sendVersion(reply, notice.version);
      return { ...ok, notice };
    },
  );

  app.post(
    '/operator/notices/change',
    {
      config: { skipsPortalHeaders: true, idempotent: true, versioned: true },
      schema: {
        operationId: 'changeNotice',
        summary: 'Changes the given fields of a notice',
        tags: ['operator'],
        body: changeBody,
        response: {
          200: createResponseSchema({ notice: noticeSchema }),
          ...describeProblems(...ACCESS, 'not_found', 'unknown_domain'),
        },
      },
    },
    async (request, reply) => {
      const { id, ...change } = request.body;
      const notice = await notices.change(getActor(request), id, readSeenVersion(request), change);
      sendVersion(reply, notice.version);
      return { ...ok, notice };
    },
  );

  app.post(
    '/operator/notices/delete',
    {
      config: { skipsPortalHeaders: true, idempotent: true, versioned: true },
      schema: {
        operationId: 'deleteNotice',
        summary: 'Deletes a notice',
        tags: ['operator'],
        body: z.strictObject({ id: uuid }),
        response: { 200: z.object(successMembers), ...describeProblems(...ACCESS, 'not_found') },
      },
    },
    async (request) => {
      await notices.remove(getActor(request), request.body.id, readSeenVersion(request));
      return ok;
    },
  );
};
