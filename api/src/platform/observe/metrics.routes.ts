import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { addAnswerHeaders } from '../http/answer-headers.ts';
import { createJobStates } from './job-states.ts';
import { createMetrics, measureProcess, type Metrics } from './metrics.ts';

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with fastify's
  interface FastifyInstance {
    metrics: Metrics;
  }
}

const PATH = '/metrics';
const SHOWN = 'shown';

const isSame = (given: string, expected: string) => {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Makes the address known to those who show the token. To everybody else it is a page that does not exist, on
 * whichever domain they ask: the router itself does not find it.
 */
const installAddress = (app: FastifyInstance, token: string) => {
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
      url === PATH && isSame(headers.authorization ?? '', `Bearer ${token}`) ? SHOWN : undefined,
    mustMatchWhenDerived: false,
    validate: () => true,
  });
  app.get(PATH, { constraints: { metricsToken: SHOWN }, schema: { hide: true } }, async (_request, reply) => {
    const { registry } = app.metrics;
    addAnswerHeaders(reply);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};

/** Counts and measures; shows it at `/metrics` where a token for that is set. */
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
  metrics.watchJobs(createJobStates({ db: app.database.db, clock: app.clock }));
  installAddress(app, metricsToken);
};
