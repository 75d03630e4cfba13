import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { acceptFileBodies, getFileBody } from '../../platform/http/file-body.ts';
import { createResponseSchema, createPageSchema, ok, pageQuery } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { getActor } from '../../access/audit/actor.ts';
import { createAudit } from '../../access/audit/audit.service.ts';
import { createRateService } from './rate.service.ts';

const ACCESS = ['unauthenticated', 'forbidden'] as const;

const rate = z
  .object({ day: z.iso.date(), rate: z.string().describe('Won for one dollar.') })
  .meta({ id: 'ExchangeRate' });

const result = z
  .object({
    added: z.int(),
    changed: z.int(),
    kept: z.int().describe('The number of rates that were stored already with the same value.'),
    affected: z
      .object({ from: z.iso.date(), to: z.iso.date().nullable() })
      .nullable()
      .describe(
        'The days whose figures in won change; without an end when the last rate also applies to later days.',
      ),
  })
  .meta({ id: 'ExchangeRateResult' });

/** Routes for operators to read and import exchange rates. */
export const rateRoutes: FastifyPluginAsyncZod = async (app) => {
  const base = { db: app.database.db, clock: app.clock, ids: app.ids };
  const rates = createRateService({ ...base, audit: createAudit(base) });
  acceptFileBodies(app);

  app.get(
    '/operator/rates',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'exchangeRates',
        summary: 'Exchange rates in won per dollar, the newest first',
        tags: ['operator'],
        querystring: z.object(pageQuery),
        response: { 200: createResponseSchema(createPageSchema(rate)), ...describeProblems(...ACCESS) },
      },
    },
    async ({ query }) => ({ ...ok, ...(await rates.list(query)), ...query }),
  );

  app.post(
    '/operator/rates',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'setExchangeRates',
        summary: 'Imports exchange rates: all of the file, or nothing; the same file again changes nothing',
        description:
          'The body is CSV with the columns `day` and `rate`. A rate that changes a stored one, or differs by more than a tenth from the one before it, is refused unless `force` is set.',
        tags: ['operator'],
        querystring: z.object({ force: z.stringbool().default(false) }),
        response: {
          200: createResponseSchema({ result }),
          ...describeProblems(...ACCESS, 'report_malformed', 'unsupported_media_type'),
        },
      },
    },
    async (request) => {
      const imported = await rates.importRates(getActor(request), getFileBody(request.body), {
        isForced: request.query.force,
      });
      return { ...ok, result: imported };
    },
  );
};
