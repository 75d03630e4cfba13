import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok, createResponseSchema } from '../http/listing.ts';
import { describeProblems } from '../http/problem.ts';
import { requireSession } from '../http/request-context.ts';
import { exportStates, findExportState } from './export-turns.ts';

/** Whether an export still waits for its turn, because its response begins only when the file is written. */
export const exportStateRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/export/state',
    {
      schema: {
        operationId: 'exportState',
        summary: "The state of one of the account's exports on this server, by the id that its request had",
        tags: ['reports'],
        querystring: z.object({ id: z.uuid().describe('The `X-Export-Id` of the export.') }),
        response: {
          200: createResponseSchema({
            state: z.enum(exportStates).describe('`unknown` before and after the export.'),
            ahead: z.int().describe("The account's exports that come first."),
          }),
          ...describeProblems('unauthenticated', 'forbidden'),
        },
      },
    },
    async (request) => ({
      ...ok,
      ...findExportState({ account: requireSession(request).accountId, id: request.query.id }),
    }),
  );
};
