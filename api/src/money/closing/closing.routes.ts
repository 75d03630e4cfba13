import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createResponseSchema, ok } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { domainName } from '../../platform/http/domain-name.ts';
import { getActor } from '../../access/audit/actor.ts';
import { createAudit } from '../../access/audit/audit.service.ts';
import { createSiteDirectory } from '../../content/site/site-directory.ts';
import { createAuditFiles } from './audit-files.service.ts';
import { createAuditMonth } from './audit-month.service.ts';
import { createCloseMonth } from './close-month.service.ts';
import * as schemas from './closing.schemas.ts';
import { createDocumentReader } from './document-reader.ts';
import { createIssueStatement } from './issue-statement.service.ts';
import { findNewestEnded, readMonthOverview } from './month-overview.ts';
import { toMonthName, toFirstDay } from '../../platform/calendar.ts';

const ACCESS = ['unauthenticated', 'forbidden', 'unknown_domain'] as const;

/** Routes by which operators close months of domains. */
export const closingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;
  const base = { db, clock: app.clock, audit: createAudit({ db, clock: app.clock, ids: app.ids }) };
  const dependencies = { ...base, keys: app.releaseSystem.signing.keys };
  const months = createCloseMonth(dependencies);
  const statements = createIssueStatement(dependencies);
  const documents = createDocumentReader(db);
  const auditMonths = createAuditMonth({ db, documents });
  const auditFiles = createAuditFiles({ db, clock: app.clock, documents });
  const sites = createSiteDirectory(db);
  const config = { skipsPortalHeaders: true };
  const tags = ['operator'];

  app.get(
    '/operator/closing',
    {
      config,
      schema: {
        operationId: 'monthChecks',
        summary: 'What is checked before a month of a domain is closed',
        tags,
        querystring: schemas.checkedMonth,
        response: {
          200: createResponseSchema({
            checks: schemas.monthChecks,
            months: z
              .array(schemas.monthChoice)
              .describe('Those that are closed or can be, and the running one; the newest first.'),
            statements: z.array(schemas.managerStatement).describe('Of the managers of the domain.'),
          }),
          ...describeProblems(...ACCESS),
        },
      },
    },
    async ({ query }) => {
      const { domain } = query;
      await sites.get(domain);
      const month = query.month === undefined ? findNewestEnded(app.clock) : toFirstDay(query.month);
      const checks = await months.checks(domain, month);
      const overview = await readMonthOverview(db, { domain, month, clock: app.clock }, checks.closed_months);
      return {
        ...ok,
        checks: schemas.toMonthChecks({ domain, month: toMonthName(month) }, checks, overview),
        months: overview.months.map((each) => ({ ...each, month: toMonthName(each.month) })),
        statements: overview.statements,
      };
    },
  );

  app.post(
    '/operator/closing',
    {
      config,
      schema: {
        operationId: 'closeMonth',
        summary: 'Closes a month of a domain: what it has booked never changes again',
        tags,
        body: schemas.monthOrder,
        response: {
          200: createResponseSchema({
            closed: z.object({ month: z.string(), number: z.int(), hash: z.string() }),
          }),
          ...describeProblems(...ACCESS, 'month_closed', 'month_not_ready', 'release_key_missing'),
        },
      },
    },
    async (request) => {
      const { domain, month, reason } = request.body;
      await sites.get(domain);
      const closed = await months.close(getActor(request), { domain, month: toFirstDay(month), reason });
      return { ...ok, closed };
    },
  );

  app.post(
    '/operator/closing/statements',
    {
      config,
      schema: {
        operationId: 'issueStatements',
        summary: 'Issues the statements of all managers of a domain that have not issued theirs',
        tags,
        body: schemas.domainMonth,
        response: {
          200: createResponseSchema({
            issued: z.array(z.object({ account_id: z.string(), number: z.string() })),
            refused: z.array(z.object({ account_id: z.string(), code: z.string() })),
          }),
          ...describeProblems(...ACCESS),
        },
      },
    },
    async (request) => {
      const { domain, month } = request.body;
      await sites.get(domain);
      return {
        ...ok,
        ...(await statements.issueAll(getActor(request), { domain, month: toFirstDay(month) })),
      };
    },
  );

  app.get(
    '/operator/closing/audit',
    {
      config,
      schema: {
        operationId: 'auditMonths',
        summary: 'Computes closed months of a domain again, and names the first entry that does not match',
        tags,
        querystring: schemas.domainMonth,
        response: {
          200: createResponseSchema({ audit: schemas.monthAudit }),
          ...describeProblems(...ACCESS),
        },
      },
    },
    async ({ query }) => {
      await sites.get(query.domain);
      return { ...ok, audit: await auditMonths(query.domain, query.month) };
    },
  );

  app.get(
    '/operator/closing/audit/files',
    {
      config,
      schema: {
        operationId: 'auditFiles',
        summary: 'Reads the files of a closed month again, and compares their revenue with what was booked',
        tags,
        querystring: schemas.domainMonth,
        response: {
          200: createResponseSchema({ audit: schemas.fileAudit }),
          ...describeProblems(...ACCESS, 'month_open'),
        },
      },
    },
    async ({ query }) => {
      await sites.get(query.domain);
      return { ...ok, audit: await auditFiles(query.domain, query.month) };
    },
  );

  app.get(
    '/operator/closing/documents',
    {
      config,
      schema: {
        operationId: 'closedMonths',
        summary: 'The closed months of a domain and the statements of its managers, as they were signed',
        tags,
        querystring: z.object({ domain: domainName }),
        response: {
          200: createResponseSchema({
            months: z.array(schemas.signedDocument),
            accounts: z.array(
              z.object({ account_id: z.string(), statements: z.array(schemas.signedDocument) }),
            ),
          }),
          ...describeProblems(...ACCESS),
        },
      },
    },
    async ({ query }) => {
      await sites.get(query.domain);
      return { ...ok, ...(await documents.ofDomain(query.domain)) };
    },
  );
};
