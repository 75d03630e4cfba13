import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { responseSchema, ok } from '../../platform/http/listing.ts';
import { problemResponses } from '../../platform/http/problem.ts';
import { createHealthService } from './health.service.ts';
import { createEventRateLimit } from './event-rate-limit.ts';
import { cspBodySchema, eventsSchema, parseViolations } from './telemetry.schemas.ts';

/** Reports have a few lines; larger bodies are refused. */
const BODY_LIMIT = 32 * 1024;
const RETRY_AFTER = 60;
const ROUTE = { config: { isOpen: true }, bodyLimit: BODY_LIMIT } as const;

/** Routes for reports of browsers: results of remotes, and violations of the page's policy. */
export const telemetryRoutes: FastifyPluginAsyncZod = async (app) => {
  const health = createHealthService({ db: app.database.db, clock: app.clock });
  const mayReport = createEventRateLimit(() => app.clock.now());
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string' },
    parse,
  );
  app.addHook('onRequest', async (request) => {
    if (!request.is404 && !mayReport(request.ip))
      throw new AppError('too_many_attempts', { retryAfter: RETRY_AFTER });
  });

  app.post(
    '/telemetry/event',
    {
      ...ROUTE,
      schema: {
        operationId: 'reportEvents',
        summary:
          'Reports the loads of remotes on a page; counted per build and hour, stored without data about the visitor',
        tags: ['telemetry'],
        security: [],
        body: eventsSchema,
        response: { 202: responseSchema({}), ...problemResponses('body_too_large', 'too_many_attempts') },
      },
    },
    async (request, reply) => {
      const domain = request.hostname.toLowerCase();
      for (const event of await health.countEvents(domain, request.body.events)) {
        if (event.outcome !== 'ok') request.log.warn({ event, domain }, 'a remote failed in a browser');
      }
      reply.code(202);
      return ok;
    },
  );

  app.post(
    '/telemetry/csp',
    {
      ...ROUTE,
      schema: {
        operationId: 'reportViolations',
        summary: 'Reports what a page’s security policy blocked, in the form of browsers; written to the log',
        tags: ['telemetry'],
        security: [],
        body: cspBodySchema,
        response: { 204: z.undefined(), ...problemResponses('body_too_large', 'too_many_attempts') },
      },
    },
    async (request, reply) => {
      for (const violation of parseViolations(request.body))
        request.log.warn({ violation }, 'a page violated its security policy');
      return reply.code(204).send();
    },
  );
};
