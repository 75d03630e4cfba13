import type { FastifyPluginAsync } from 'fastify';
import { SERVICE_WORKER, SERVICE_WORKER_PATH, SERVICE_WORKER_POLICY } from './service-worker.ts';

/** Serves the service worker; browsers ask for it again on navigations, so that a change of it arrives. */
export const serviceWorkerRoutes: FastifyPluginAsync = async (app) => {
  app.get(SERVICE_WORKER_PATH, { schema: { hide: true } }, async (_, reply) =>
    reply
      .header('Cache-Control', 'no-cache')
      .header('Content-Security-Policy', SERVICE_WORKER_POLICY)
      .header('Cross-Origin-Resource-Policy', 'same-origin')
      .header('X-Content-Type-Options', 'nosniff')
      .type('text/javascript; charset=utf-8')
      .send(SERVICE_WORKER),
  );
};
