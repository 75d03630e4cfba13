import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../errors/app-error.ts';
import { createResponseSchema, ok } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { toThrottledAddress } from '../../platform/http/client-address.ts';
import { createRateLimit } from '../../platform/http/rate-limit.ts';
import { openHealth } from './health.service.ts';
import { cspBodySchema, eventsSchema, parseViolations } from './telemetry.schemas.ts';

/** Reports have a few lines; larger bodies are refused. */
const BODY_LIMIT = 32 * 1024;
const RETRY_AFTER = 60;
const MINUTE_MS = 60_000;
/** Events per address and minute: an office behind one address stays below, a flood does not reach the table. */
const EVENTS_PER_MINUTE = 600;
/** Log lines per domain, build and minute; the hourly counts have every signed page load. */
const LOG_LINES_PER_MINUTE = 10;
const ROUTE = { config: { skipsPortalHeaders: true }, bodyLimit: BODY_LIMIT } as const;

/** Routes for reports of browsers: results of remotes, and violations of the page's policy. */
export const telemetryRoutes: FastifyPluginAsyncZod = async (app) => {
  const health = openHealth(app);
  const perMinute = { now: () => app.clock.now(), periodMs: MINUTE_MS };
  const mayReport = createRateLimit({ ...perMinute, limit: EVENTS_PER_MINUTE });
  const mayLog = createRateLimit({ ...perMinute, limit: LOG_LINES_PER_MINUTE });
  const countEvents = (request: FastifyRequest, count: number) => {
    if (!mayReport(toThrottledAddress(request.clientAddress), count))
      throw new AppError('too_many_attempts', { retryAfter: RETRY_AFTER });
  };
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string' },
    parse,
  );
  app.addHook('onRequest', async (request) => {
    // One for the call, before its body is read.
    if (!request.is404) countEvents(request, 1);
  });

  app.post(
    '/telemetry/event',
    {
      ...ROUTE,
      schema: {
        operationId: 'reportEvents',
        summary:
          'Reports the loads of remotes on a page; counted once per page load, stored without data about the visitor',
        tags: ['telemetry'],
        security: [],
        body: eventsSchema,
        response: {
          202: createResponseSchema({}),
          ...describeProblems('body_too_large', 'too_many_attempts'),
        },
      },
    },
    async (request, reply) => {
      const domain = request.hostname.toLowerCase();
      const { events, load } = request.body;
      countEvents(request, events.length - 1);
      for (const event of await health.report({ domain, events, load })) {
        if (event.outcome !== 'ok' && mayLog(`${domain} ${event.remote} ${event.version}`))
          request.log.warn({ event, domain }, 'a remote failed in a browser');
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
        response: { 204: z.undefined(), ...describeProblems('body_too_large', 'too_many_attempts') },
      },
    },
    async (request, reply) => {
      const violations = parseViolations(request.body);
      countEvents(request, violations.length - 1);
      for (const violation of violations)
        if (mayLog(request.hostname)) request.log.warn({ violation }, 'a page violated its security policy');
      return reply.code(204).send();
    },
  );
};
