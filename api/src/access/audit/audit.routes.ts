import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createCursorSchema, nextCursor } from '../../platform/http/cursor.ts';
import { createResponseSchema, ok, pageQuery } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { instant, text, uuid } from '../../platform/http/text-schema.ts';
import { auditActions, releaseActions } from './audit-actions.ts';
import { createAudit } from './audit.service.ts';

const state = z.record(z.string(), z.unknown()).nullable();
const action = z.enum([...auditActions, ...releaseActions]);

const entrySchema = z
  .object({
    id: z.string(),
    at: instant,
    domain: z.string(),
    account_id: z.string().nullable().describe('The account that was changed.'),
    actor: z
      .string()
      .nullable()
      .describe('The id of the account or the deploy token that did it; null for other programs.'),
    actor_role: z.enum(['manager', 'member', 'operator', 'command line', 'token', 'server']),
    action,
    subject: z.string().describe('The id of the changed row.'),
    before: state,
    after: state,
    reason: z.string().nullable(),
    request_id: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' });

const query = z.object({
  domain: text.max(253).toLowerCase().optional(),
  account: uuid.optional(),
  actor: text.max(100).optional(),
  action: action.optional(),
  subject: text.max(300).optional(),
  size: pageQuery.size,
  cursor: createCursorSchema(z.object({ at: z.iso.datetime(), id: text.max(300) })).optional(),
});

/** The audit log, for operators. */
export const auditRoutes: FastifyPluginAsyncZod = async (app) => {
  const audit = createAudit({ db: app.database.db, clock: app.clock, ids: app.ids });

  app.get(
    '/operator/audit',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'auditLog',
        summary:
          'The audit log: changes of fees, passwords, assignments, statuses, releases and others, newest first',
        tags: ['operator'],
        querystring: query,
        response: {
          200: createResponseSchema({ items: z.array(entrySchema), next: nextCursor }),
          ...describeProblems('unauthenticated', 'forbidden'),
        },
      },
    },
    async (request) => {
      const { size, cursor, account: tenant, ...filter } = request.query;
      const { rows, next } = await audit.read({ ...filter, tenant }, cursor, size);
      const items = rows.map(({ at, tenant_id: account, ...row }) => ({
        ...row,
        at: at.toISOString(),
        account_id: account,
      }));
      return { ...ok, items, next };
    },
  );
};
