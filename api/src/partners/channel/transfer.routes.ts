import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createResponseSchema, ok } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { uuid } from '../../platform/http/text-schema.ts';
import { getActor } from '../../access/audit/actor.ts';
import { createAudit } from '../../access/audit/audit.service.ts';
import { dayInput } from '../../figures/report/scope/report-input.ts';
import { createTransferService } from './transfer.service.ts';

/** The operators' route that gives a channel to another account. */
export const transferRoutes: FastifyPluginAsyncZod = async (app) => {
  const { clock, ids, jobs } = app;
  const { db } = app.database;
  const transfer = createTransferService({
    database: app.database,
    clock,
    ids,
    audit: createAudit({ db, clock, ids }),
    jobs: jobs.store,
  });

  app.post(
    '/operator/channel/transfer',
    {
      config: { skipsPortalHeaders: true, idempotent: true },
      schema: {
        operationId: 'transferChannel',
        summary: 'Gives a channel to another account from a Pacific day on, with its figures of these days',
        tags: ['operator'],
        body: z.strictObject({
          channel: uuid,
          account: uuid.describe('The account that gets the channel: the id of its manager.'),
          from: dayInput.describe(
            'The first Pacific day that is the account’s: open for both, and not after today.',
          ),
        }),
        response: {
          200: createResponseSchema({ channel: z.string().describe('The id of the channel there.') }),
          ...describeProblems('unauthenticated', 'forbidden', 'not_found', 'channel_state'),
        },
      },
    },
    async (request) => {
      const { id } = await transfer(getActor(request), request.body);
      return { ...ok, channel: id };
    },
  );
};
