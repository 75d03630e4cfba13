import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../errors/app-error.ts';
import { createResponseSchema, ok } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { openHealth } from './health.service.ts';
import { domainName } from '../../platform/http/domain-name.ts';

const MAX_HOURS = 24 * 31;

const milliseconds = z.int().nullable();

const remoteHealth = z
  .object({
    set: z.string(),
    remote: z.string().describe('`shell` is the page itself'),
    version: z.string().describe('The version that the set runs'),
    loads: z.int().describe('Page loads that opened it'),
    mounted: z.int(),
    failed: z.int().describe('Loads that failed before or after they were mounted, each once'),
    failed_before: z.int(),
    failed_after: z.int(),
    average_ms: milliseconds,
    p75_ms: milliseconds,
    failures: z.array(z.object({ phase: z.string(), error_class: z.string().nullable(), loads: z.int() })),
  })
  .meta({ id: 'RemoteHealth' });

const pageHealth = z
  .object({
    set: z.string(),
    served: z.int().describe('Page loads that the edge signed'),
    reported: z.int().describe('Those that reported anything'),
  })
  .meta({ id: 'PageHealth' });

/** The route that returns how the remotes of a domain load in browsers. */
export const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  const health = openHealth(app);

  app.get(
    '/operator/release/health',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'releaseHealth',
        summary:
          'The signed page loads of a domain: what failed before and after it was mounted, by release set and remote',
        tags: ['operator'],
        querystring: z.object({
          domain: domainName,
          hours: z.coerce.number().int().min(1).max(MAX_HOURS).default(24),
        }),
        response: {
          200: createResponseSchema({ pages: z.array(pageHealth), items: z.array(remoteHealth) }),
          ...describeProblems('unauthenticated', 'forbidden', 'unknown_domain'),
        },
      },
    },
    async ({ query }) => {
      if (!(await app.releaseSystem.sites.find(query.domain))) throw new AppError('unknown_domain');
      const { pages, remotes } = await health.since(query.domain, query.hours);
      const items = remotes.map(({ failedBefore, failedAfter, averageMs, p75Ms, failures, ...rest }) => ({
        ...rest,
        failed_before: failedBefore,
        failed_after: failedAfter,
        average_ms: averageMs,
        p75_ms: p75Ms,
        failures: failures.map(({ errorClass, ...failure }) => ({ ...failure, error_class: errorClass })),
      }));
      return { ...ok, pages, items };
    },
  );
};
