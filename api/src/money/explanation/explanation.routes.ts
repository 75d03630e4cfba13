import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { readUnchanged } from '../../figures/report/cache/unchanged-reading.ts';
import { createReportContext } from '../../figures/report/scope/report-context.ts';
import { readViewer } from '../../figures/report/scope/viewer.ts';
import { isClosing } from '../../figures/ingest/report-types.ts';
import { createBridgeMonths } from './bridge-months.ts';
import { createExplainReport } from './explain-report.ts';
import { createExplainStatement } from './explain-statement.ts';
import { createListRecoupments } from './read-recoupments.ts';
import * as schemas from './explanation.schemas.ts';

const failures = describeProblems('unauthenticated', 'forbidden', 'not_found');

/** How amounts of reports and statements came about, from the files to the rounding. */
export const explanationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;
  const context = createReportContext({ db, searches: app.searches });
  const explainReport = createExplainReport({ db, context });
  const explainStatement = createExplainStatement({ db, context });
  const bridgeMonths = createBridgeMonths({ db });
  const listRecoupments = createListRecoupments({ db });
  const tags = ['reports'];

  type Explanation = Awaited<ReturnType<typeof explainReport | typeof explainStatement>>;
  const respond = async (request: FastifyRequest, read: () => Promise<Explanation>) => {
    const { result } = await readUnchanged<Explanation>(db, request, { read });
    const { role } = readViewer(request);
    // Members are not told whose reports the portal receives.
    const files = result.files.map((file) => ({
      ...file,
      owner: role === 'manager' ? file.owner : null,
      is_final: isClosing(file.type),
    }));
    return { ...ok, ...result, files };
  };

  app.get(
    '/report/amount',
    {
      schema: {
        tags,
        operationId: 'explainAmount',
        summary: 'How the revenue of a period came about: files, rates, shares, fees and rounding',
        querystring: schemas.reportAmountQuery,
        response: { 200: schemas.explanationResponse, ...failures },
      },
    },
    async (request) => respond(request, () => explainReport(readViewer(request), request.query)),
  );

  app.get(
    '/report/statement/amount',
    {
      schema: {
        tags,
        operationId: 'explainStatementAmount',
        summary: "How an amount of a month's statement came about, as it was booked when the month is closed",
        querystring: schemas.statementAmountQuery,
        response: { 200: schemas.explanationResponse, ...failures },
      },
    },
    async (request) => respond(request, () => explainStatement(readViewer(request), request.query)),
  );

  app.get(
    '/report/statement/bridge',
    {
      schema: {
        tags,
        operationId: 'monthBridge',
        summary: 'Why a month of the statement differs from the month before, by causes that add up',
        querystring: schemas.bridgeQuery,
        response: { 200: schemas.bridgeResponse, ...failures },
      },
    },
    async (request) => {
      const read = async () => bridgeMonths(readViewer(request), request.query);
      const { result } = await readUnchanged(db, request, { read });
      return { ...ok, ...result };
    },
  );

  app.get(
    '/report/statement/advances',
    {
      schema: {
        tags,
        operationId: 'statementAdvances',
        summary: 'What of the payable amounts of a statement pays back advances, by member',
        querystring: schemas.recoupmentsQuery,
        response: { 200: schemas.recoupmentsResponse, ...failures },
      },
    },
    async (request) => ({ ...ok, ...(await listRecoupments(readViewer(request), request.query.month)) }),
  );
};
