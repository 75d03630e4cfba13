import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { checkHeaders, checkProtection } from '../../platform/http/context-hooks.ts';
import { requireSession } from '../../platform/http/request-context.ts';
import { ADMIN_KEY_HEADER, openAdminKey, hasAdminKey } from './admin-key.ts';

const hasKeyHeader = (request: FastifyRequest) => request.headers[ADMIN_KEY_HEADER] !== undefined;

/**
 * Authenticates operators: by a session with all headers of other calls, or by the key of this machine. The routes
 * behind it are exempt from the portal's header checks, because the command line cannot pass them.
 */
export function installOperatorAccess(app: FastifyInstance) {
  let opened: Promise<string> | undefined;
  const adminKey = () => (opened ??= openAdminKey(app.config.dataDir));
  // Programs on this machine read the file as soon as the server listens.
  app.addHook('onListen', async () => void (await adminKey()));
  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    if (hasKeyHeader(request)) {
      if (!hasAdminKey(request, await adminKey())) throw new AppError('forbidden');
      request.operator = 'command line';
      return;
    }
    checkHeaders(request);
    const { role, memberId } = requireSession(request);
    if (role === 'operator') request.operator = memberId;
  });
  app.addHook('preValidation', async (request) => {
    if (!request.is404 && !hasKeyHeader(request)) checkProtection(request);
  });
}
