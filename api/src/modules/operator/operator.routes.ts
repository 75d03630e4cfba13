import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { buildRoutes } from './build.routes.ts';
import { domainRoutes } from './domain.routes.ts';
import { healthRoutes } from './health.routes.ts';
import { ingestRoutes } from './ingest.routes.ts';
import { installOperatorAccess } from './operator-access.ts';
import { installOperatorFailures } from './operator-failures.ts';
import { releaseRoutes } from './release.routes.ts';

/** Everything below `/api/operator`. */
export const operatorRoutes: FastifyPluginAsyncZod = async (app) => {
  installOperatorAccess(app);
  installOperatorFailures(app);
  await app.register(domainRoutes);
  await app.register(buildRoutes);
  await app.register(releaseRoutes);
  await app.register(healthRoutes);
  await app.register(ingestRoutes);
};
