import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { auditRoutes } from '../audit/audit.routes.ts';
import { serverKeyRoutes } from '../external/server-key.routes.ts';
import { reviewRoutes } from '../channel/review.routes.ts';
import { catalogueImportRoutes } from '../music/catalogue-import.routes.ts';
import { coverUploadRoutes } from '../music/covers/cover.routes.ts';
import { noticeEditingRoutes } from '../notice/notice-editing.routes.ts';
import { rateRoutes } from '../rate/rate.routes.ts';
import { siteEditingRoutes } from '../site/site-editing.routes.ts';
import { buildRoutes } from './build.routes.ts';
import { deliveryRoutes } from './delivery.routes.ts';
import { domainRoutes } from './domain.routes.ts';
import { healthRoutes } from './health.routes.ts';
import { ingestRoutes } from './ingest.routes.ts';
import { installOperatorAccess } from './operator-access.ts';
import { installOperatorFailures } from './operator-failures.ts';
import { releaseRoutes } from './release.routes.ts';
import { releaseSetupRoutes } from './release-setup.routes.ts';

/** All routes below `/api/operator`. */
export const operatorRoutes: FastifyPluginAsyncZod = async (app) => {
  installOperatorAccess(app);
  installOperatorFailures(app);
  await app.register(domainRoutes);
  await app.register(buildRoutes);
  await app.register(releaseRoutes);
  await app.register(releaseSetupRoutes);
  await app.register(healthRoutes);
  await app.register(ingestRoutes);
  await app.register(deliveryRoutes);
  await app.register(auditRoutes);
  await app.register(reviewRoutes);
  await app.register(serverKeyRoutes);
  await app.register(noticeEditingRoutes);
  await app.register(rateRoutes);
  await app.register(catalogueImportRoutes);
  await app.register(coverUploadRoutes);
  await app.register(siteEditingRoutes);
};
