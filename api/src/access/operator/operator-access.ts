import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { checkHeaders, checkProtection } from '../../platform/http/context-hooks.ts';
import { requireSession } from '../../platform/http/request-context.ts';
import { createAudit } from '../audit/audit.service.ts';
import { createDeployTokenService } from '../../releases/deploy-token/deploy-token.service.ts';
import { readDeployToken } from '../../releases/deploy-token/token-format.ts';
import { ADMIN_KEY_HEADER, hasAdminKey, isLocal, openAdminKey } from './admin-key.ts';
import { isDomainInScope } from '../../platform/http/access.ts';

const hasKeyHeader = (request: FastifyRequest) => request.headers[ADMIN_KEY_HEADER] !== undefined;

/** Programs authenticate by a key or a token, which no page of another site can make a browser send. */
const isProgram = (request: FastifyRequest) =>
  hasKeyHeader(request) || readDeployToken(request.headers.authorization) !== undefined;

/** A release token's write names one of its domains; a route that forgets to is refused, not open. */
const requireDomainInScope = (request: FastifyRequest) => {
  const { deployToken, method, body } = request;
  if (deployToken?.kind !== 'release' || method === 'GET') return;
  const domain = typeof body === 'object' && body !== null && 'domain' in body ? body.domain : undefined;
  if (typeof domain !== 'string' || !isDomainInScope(request, domain)) throw new AppError('token_scope');
};

/**
 * Authenticates operators: by a session with all headers of other calls, by the key of this machine, or by a deploy
 * token over TLS. The routes behind it are exempt from the portal's header checks, because programs cannot pass them.
 */
export function installOperatorAccess(app: FastifyInstance) {
  const base = { db: app.database.db, clock: app.clock, ids: app.ids };
  const tokens = createDeployTokenService({ ...base, audit: createAudit(base) });
  let opened: Promise<string> | undefined;
  const adminKey = () => (opened ??= openAdminKey(app.config.dataDir));
  // Programs on this machine read the file as soon as the server listens.
  app.addHook('onReady', async () => void (await adminKey()));
  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    if (hasKeyHeader(request)) {
      if (!hasAdminKey(request, await adminKey())) throw new AppError('forbidden');
      request.operator = 'command line';
      return;
    }
    const token = readDeployToken(request.headers.authorization);
    if (token !== undefined) {
      if (request.protocol !== 'https' && !isLocal(request)) throw new AppError('tls_required');
      request.deployToken = await tokens.verify(token);
      request.operator = `token ${request.deployToken.name}`;
      return;
    }
    checkHeaders(request);
    const { role, memberId } = requireSession(request);
    if (role === 'operator') request.operator = memberId;
  });
  app.addHook('preValidation', async (request) => {
    if (!request.is404 && !isProgram(request)) checkProtection(request);
  });
  // After validation, because it reads the body as the handler will.
  app.addHook('preHandler', async (request) => requireDomainInScope(request));
}
