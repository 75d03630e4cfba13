import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../errors/app-error.ts';
import { createResponseSchema, ok } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { requireSession } from '../../platform/http/request-context.ts';
import { getActor } from '../../access/audit/actor.ts';
import { createAudit } from '../../access/audit/audit.service.ts';
import { month } from '../../figures/report/scope/month-input.ts';
import * as schemas from './closing.schemas.ts';
import { createDocumentReader } from './document-reader.ts';
import { createIssueStatement } from './issue-statement.service.ts';
import { toFirstDay } from '../../platform/calendar.ts';

const ACCESS = ['unauthenticated', 'forbidden'] as const;

/** Routes by which managers issue statements of closed months, and partners read them. */
export const statementRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;
  const audit = createAudit({ db, clock: app.clock, ids: app.ids });
  const statements = createIssueStatement({
    db,
    clock: app.clock,
    audit,
    keys: app.releaseSystem.signing.keys,
  });
  const documents = createDocumentReader(db);
  const tags = ['statements'];

  app.get(
    '/statement/months',
    {
      schema: {
        operationId: 'statementMonths',
        summary: 'The closed months of the domain with their statements, the newest first',
        tags,
        response: {
          200: createResponseSchema({ months: z.array(schemas.statementMonth) }),
          ...describeProblems(...ACCESS),
        },
      },
    },
    async (request) => ({ ...ok, months: await statements.listMonths(requireSession(request)) }),
  );

  app.post(
    '/statement/issue',
    {
      schema: {
        operationId: 'issueStatement',
        summary: 'Issues the statement of a closed month: its shares, fees and amounts never change again',
        tags,
        body: z.strictObject({ month }),
        response: {
          200: createResponseSchema({
            statement: z.object({ number: z.string(), month: z.string(), hash: z.string() }),
          }),
          ...describeProblems(
            ...ACCESS,
            'month_open',
            'statement_issued',
            'statement_order',
            'release_key_missing',
          ),
        },
      },
    },
    async (request) => {
      const { accountId } = requireSession(request);
      const order = { accountId, month: toFirstDay(request.body.month) };
      return { ...ok, statement: await statements.issue(getActor(request), order) };
    },
  );

  app.get(
    '/statement/document',
    {
      schema: {
        operationId: 'statementDocument',
        summary: "A month's statement as it was signed",
        tags,
        querystring: z.object({ month }),
        response: {
          200: createResponseSchema({ statement: schemas.signedDocument }),
          ...describeProblems(...ACCESS, 'not_found'),
        },
      },
    },
    async (request) => {
      const found = await documents.findStatement(
        requireSession(request).accountId,
        toFirstDay(request.query.month),
      );
      if (!found) throw new AppError('not_found');
      const { account_id: _, ...statement } = found;
      return { ...ok, statement };
    },
  );
};
