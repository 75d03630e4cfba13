import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { responseSchema, ok } from '../../platform/http/listing.ts';
import { problemResponses } from '../../platform/http/problem.ts';
import { createHealthService } from '../telemetry/health.service.ts';
import { domainName } from './release.schemas.ts';

const MAX_HOURS = 24 * 31;

const count = z
  .object({
    remote: z.string(),
    version: z.string(),
    phase: z.string(),
    outcome: z.string(),
    error_class: z.string().nullable(),
    events: z.int(),
    average_ms: z.int(),
  })
  .meta({ id: 'RemoteHealth' });

/** The route that returns how the remotes of a domain load in browsers. */
export const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  const health = createHealthService({ db: app.database.db, clock: app.clock });

  app.get(
    '/operator/release/health',
    {
      config: { isOpen: true },
      schema: {
        operationId: 'releaseHealth',
        summary: "The loads of a domain's remotes in browsers, by build and outcome",
        tags: ['operator'],
        querystring: z.object({
          domain: domainName,
          hours: z.coerce.number().int().min(1).max(MAX_HOURS).default(24),
        }),
        response: {
          200: responseSchema({ items: z.array(count) }),
          ...problemResponses('unauthenticated', 'forbidden', 'unknown_domain'),
        },
      },
    },
    async ({ query }) => {
      if (!(await app.releaseSystem.sites.find(query.domain))) throw new AppError('unknown_domain');
      const counts = await health.since(query.domain, query.hours);
      const items = counts.map(({ errorClass, totalMs, ...rest }) => ({
        ...rest,
        error_class: errorClass,
        average_ms: Math.round(totalMs / rest.events),
      }));
      return { ...ok, items };
    },
  );
};
