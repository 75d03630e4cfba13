import './schema.ts';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { accessTable } from './access-table.ts';
import type { Config } from './config.ts';
import { createAudit } from '../access/audit/audit.service.ts';
import { notificationRoutes } from '../access/notification/notification.routes.ts';
import { channelRoutes } from '../partners/channel/channel.routes.ts';
import { accountRoutes } from '../partners/member/account.routes.ts';
import { mediaRoutes } from '../content/media/media.routes.ts';
import { storedPictureRoutes } from '../content/media/stored/stored-picture.routes.ts';
import { contractRoutes } from '../partners/member/contract.routes.ts';
import { installContractEnds } from '../partners/member/contract-ends.ts';
import { memberRoutes } from '../partners/member/member.routes.ts';
import { installPreviewDecoder } from '../content/music/previews/decode-pool.ts';
import { previewRoutes } from '../content/music/previews/preview.routes.ts';
import { musicRoutes } from '../content/music/music.routes.ts';
import { noticeRoutes } from '../content/notice/notice.routes.ts';
import { assetRoutes } from '../releases/edge/asset.routes.ts';
import { edgeRoutes } from '../releases/edge/edge.routes.ts';
import { shareImageRoutes } from '../releases/edge/share-image.routes.ts';
import { serviceWorkerRoutes } from '../releases/edge/service-worker.routes.ts';
import { webManifestRoutes } from '../releases/edge/web-manifest.routes.ts';
import { externalRoutes } from '../access/external/external.routes.ts';
import { installChannelHistory } from '../figures/ingest/install.ts';
import { operatorRoutes } from './operator.routes.ts';
import { installReleaseSystem, type OpenBuildStore } from '../releases/release/index.ts';
import { installMails } from '../figures/mail/install.ts';
import { unsubscribeRoutes } from '../figures/mail/unsubscribe.routes.ts';
import { installTitleRefresh } from '../figures/refresh/install.ts';
import { reportRoutes } from '../figures/report/reports/report.routes.ts';
import { createCookieSessionLookup, createSessionLookup } from '../access/session/session-lookup.ts';
import { sessionRoutes } from '../access/session/session.routes.ts';
import { createSiteRepository } from '../content/site/site.repository.ts';
import { siteRoutes } from '../content/site/site.routes.ts';
import { installPageLoads } from '../releases/telemetry/loads/install.ts';
import { statementRoutes } from '../money/closing/statement.routes.ts';
import { payRunRoutes } from '../money/payout/pay-run.routes.ts';
import { withholdingRoutes } from '../money/withholding/withholding.routes.ts';
import { payoutRoutes } from '../money/payout/payout.routes.ts';
import { explanationRoutes } from '../money/explanation/explanation.routes.ts';
import { periodBridgeRoutes } from '../money/explanation/period-bridge.routes.ts';
import { statementReportRoutes } from '../money/statement/statement-report.routes.ts';
import { taskRoutes } from '../partners/task/task.routes.ts';
import { partnerTermsRoutes } from '../partners/terms/partner-terms.routes.ts';
import { telemetryRoutes } from '../releases/telemetry/telemetry.routes.ts';
import { verificationRoutes } from '../partners/verification/verification.routes.ts';
import { viewRoutes } from '../partners/view/view.routes.ts';
import type { Clock } from '../platform/clock.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { installExportPool } from '../platform/export/export-pool.ts';
import { exportStateRoutes } from '../platform/export/export-state.routes.ts';
import { installAccess } from '../platform/http/access.ts';
import { installBodyParser } from '../platform/http/body-parser.ts';
import { installBodyTimeout } from '../platform/http/body-timeout.ts';
import { installClientAddress } from '../platform/http/client-address.ts';
import { brokenRequestHandlers, ignoreExpectations } from '../platform/http/broken-requests.ts';
import { installConnectionLimits } from '../platform/http/connection-limits.ts';
import { installContext } from '../platform/http/context-hooks.ts';
import {
  installResponseHeaders,
  installEncodingCheck,
  installLanguage,
  installRequestLineCheck,
  installTransportSecurity,
} from '../platform/http/edge-hooks.ts';
import { installErrorHandler, installNotFound } from '../platform/http/error-handler.ts';
import { installIdempotency } from '../platform/http/idempotency.ts';
import { installIfMatch } from '../platform/http/if-match.ts';
import { inputValidator } from '../platform/http/input-validation.ts';
import { installRefusalDelay, type RefusalLimits } from '../platform/http/refusal-delay.ts';
import { decorateRequests } from '../platform/http/request-context.ts';
import { closeUnreadBodies } from '../platform/http/unread-bodies.ts';
import type { Ids } from '../platform/ids.ts';
import { installJobs } from '../platform/jobs/install.ts';
import { installHealth } from '../platform/observe/health.routes.ts';
import { installMetrics } from '../platform/observe/metrics.routes.ts';
import { installSearches } from '../platform/search/install.ts';
import { createPasswords, type Passwords } from '../platform/passwords.ts';
import { installYoutube } from '../youtube/install.ts';

export type AppOptions = {
  config: Config;
  /** Open and migrated; who opened it closes it. */
  database: OpenDatabase;
  /** Called last when the server closes, e.g. to close the database. */
  afterClose?: () => Promise<void>;
  clock: Clock;
  ids: Ids;
  /** @default those of OWASP's cost */
  passwords?: Passwords;
  /** @default 20 refusals of an address at once, further ones up to two seconds late */
  refusalLimits?: RefusalLimits;
  logger?: FastifyServerOptions['logger'];
  /** Opens the store of published builds. @default the one that the settings name */
  openStore?: OpenBuildStore | undefined;
  /** Called before the first route, e.g. to collect the schemas of all of them. */
  beforeRoutes?: (app: FastifyInstance) => Promise<void>;
};

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with fastify's
  interface FastifyInstance {
    config: Config;
    database: OpenDatabase;
    clock: Clock;
    ids: Ids;
    passwords: Passwords;
  }
}

/** Larger than any JSON body of the portal; uploads set their own limit. */
const BODY_LIMIT = 1_048_576;

/** The timeouts of the headers, and of the whole request: an operator's large report on a slow line. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 900_000;
/** How often Node checks connections against these timeouts. */
const TIMEOUT_CHECK_INTERVAL_MS = 2_000;

const apiRoutes = async (
  api: FastifyInstance,
  { refusalLimits }: { refusalLimits: RefusalLimits | undefined },
) => {
  const { db } = api.database;
  installBodyParser(api);
  installResponseHeaders(api);
  await api.register(cookie);
  const lookup = { db, clock: api.clock, log: api.log };
  installContext(api, {
    findSite: createSiteRepository(db).find,
    findSession: createSessionLookup(lookup),
    findCookieSession: createCookieSessionLookup(lookup),
  });
  installAccess(api, accessTable);
  installNotFound(api);
  installIdempotency(api, createAudit({ db, clock: api.clock, ids: api.ids }).hasEntryOf);
  installIfMatch(api);
  // After the hooks that release what a refused request holds, so that nothing is held during the delay.
  installRefusalDelay(api, refusalLimits);

  await api.register(siteRoutes);
  await api.register(partnerTermsRoutes);
  await api.register(sessionRoutes);
  await api.register(externalRoutes);
  await api.register(accountRoutes);
  await api.register(memberRoutes);
  await api.register(contractRoutes);
  await api.register(channelRoutes);
  await api.register(verificationRoutes);
  await api.register(musicRoutes);
  await api.register(previewRoutes);
  await api.register(noticeRoutes);
  await api.register(notificationRoutes);
  await api.register(reportRoutes);
  await api.register(statementRoutes);
  await api.register(payoutRoutes);
  await api.register(payRunRoutes);
  await api.register(withholdingRoutes);
  await api.register(statementReportRoutes);
  await api.register(explanationRoutes);
  await api.register(periodBridgeRoutes);
  await api.register(exportStateRoutes);
  await api.register(taskRoutes);
  await api.register(viewRoutes);
  await api.register(operatorRoutes);
  await api.register(telemetryRoutes);
};

/** Builds the server without listening: infrastructure, then hooks of all routes, then the routes. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const app = fastify({
    logger: options.logger ?? false,
    bodyLimit: BODY_LIMIT,
    trustProxy: options.config.trustedProxies.length > 0 ? options.config.trustedProxies : false,
    genReqId: () => options.ids.uuid(),
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS,
      // Checked by a hook, whose response is a problem document.
      requireHostHeader: false,
    },
    ...brokenRequestHandlers,
    // As long as an address may be, so that long segments get the same responses as others.
    routerOptions: { maxParamLength: 16_384 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  });
  // Hooks of `onClose` run in reverse order, so the first one added is called last.
  if (options.afterClose) app.addHook('onClose', options.afterClose);
  app.decorate('config', options.config);
  app.decorate('database', options.database);
  app.decorate('clock', options.clock);
  app.decorate('ids', options.ids);
  app.decorate('passwords', options.passwords ?? createPasswords());
  installSearches(app);

  app.setValidatorCompiler(inputValidator);
  app.setSerializerCompiler(serializerCompiler);
  decorateRequests(app);
  installClientAddress(app);
  installErrorHandler(app);
  installNotFound(app);
  installLanguage(app);
  installConnectionLimits(app, { isBehindProxy: options.config.trustedProxies.length > 0 });
  installBodyTimeout(app);
  installRequestLineCheck(app);
  installEncodingCheck(app);
  installTransportSecurity(app, options.config.hstsMaxAge);
  ignoreExpectations(app);
  closeUnreadBodies(app);
  installMetrics(app);
  installHealth(app);
  await options.beforeRoutes?.(app);

  installExportPool(app);
  installPreviewDecoder(app);
  installYoutube(app);
  installJobs(app);
  installTitleRefresh(app);
  installContractEnds(app);
  installMails(app);
  installChannelHistory(app);
  await installReleaseSystem(app, options.openStore);
  installPageLoads(app);
  await app.register(assetRoutes);
  await app.register(mediaRoutes);
  await app.register(storedPictureRoutes);
  const { find: findSite } = createSiteRepository(app.database.db);
  await app.register(shareImageRoutes, { findSite });
  await app.register(webManifestRoutes, { findSite });
  await app.register(serviceWorkerRoutes);
  await app.register(unsubscribeRoutes);
  await app.register(edgeRoutes, { findSite });
  await app.register(apiRoutes, { prefix: '/api', refusalLimits: options.refusalLimits });
  return app;
};
