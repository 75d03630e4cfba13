import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { addResponseHeaders } from '../http/response-headers.ts';
import { createJobStateCounter } from './job-states.ts';
import { createMetrics, measureProcess, type Metrics } from './metrics.ts';

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with fastify's
  interface FastifyInstance {
    metrics: Metrics;
  }
}

const PATH = '/metrics';
const TOKEN_MATCHES = 'shown';

const isSame = (given: string, expected: string) => {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Serves the metrics to callers with the token. For all others the address is a page that does not exist, on every
 * domain: the router does not match it.
 */
const installMetricsRoute = (app: FastifyInstance, token: string) => {
  app.addConstraintStrategy({
    name: 'metricsToken',
    storage() {
      const handlers = new Map<unknown, never>();
      return {
        get: (key: unknown) => handlers.get(key) ?? null,
        set: (key: unknown, handler: never) => void handlers.set(key, handler),
      };
    },
    deriveConstraint: ({ url, headers }) =>
      url === PATH && isSame(/^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '', token)
        ? TOKEN_MATCHES
        : undefined,
    mustMatchWhenDerived: false,
    validate: () => true,
  });
  app.get(
    PATH,
    { constraints: { metricsToken: TOKEN_MATCHES }, schema: { hide: true } },
    async (_request, reply) => {
      const { registry } = app.metrics;
      addResponseHeaders(reply);
      return reply.type(registry.contentType).send(await registry.metrics());
    },
  );
};

/** Measures requests and the process, and serves the metrics at `/metrics` when a token is set. */
export const installMetrics = (app: FastifyInstance) => {
  const metrics = createMetrics(app.database);
  app.decorate('metrics', metrics);
  app.addHook('onResponse', async ({ method, routeOptions, is404 }, reply) => {
    metrics.observeRequest({
      method,
      route: is404 ? 'none' : (routeOptions.url ?? 'none'),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
  const { metricsToken } = app.config;
  if (metricsToken === undefined) return;
  measureProcess(metrics);
  metrics.watchJobs(createJobStateCounter({ db: app.database.db, clock: app.clock }));
  installMetricsRoute(app, metricsToken);
};
