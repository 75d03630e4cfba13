import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { readUnchanged } from '../../figures/report/cache/unchanged-reading.ts';
import { installRelativePeriods } from '../../figures/report/scope/relative-period.ts';
import { createReportContext } from '../../figures/report/scope/report-context.ts';
import { readViewer } from '../../figures/report/scope/viewer.ts';
import { createBridgePeriods } from './bridge-periods.ts';
import { periodBridgeQuery, periodBridgeResponse } from './period-bridge.schemas.ts';

/** Why the revenue of a report changed. */
export const periodBridgeRoutes: FastifyPluginAsyncZod = async (app) => {
  installRelativePeriods(app);
  const { db } = app.database;
  const bridgePeriods = createBridgePeriods({
    db,
    context: createReportContext({ db, searches: app.searches }),
  });

  app.get(
    '/report/bridge',
    {
      schema: {
        tags: ['reports'],
        operationId: 'periodBridge',
        summary: 'Why the revenue of a period differs from that of its comparison, by causes that add up',
        querystring: periodBridgeQuery,
        response: {
          200: periodBridgeResponse,
          ...describeProblems('unauthenticated', 'forbidden', 'not_found'),
        },
      },
    },
    async (request) => {
      const read = async () => bridgePeriods(readViewer(request), request.query);
      const { result } = await readUnchanged(db, request, { read });
      return { ...ok, ...result };
    },
  );
};
