import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { addResponseHeaders } from '../http/response-headers.ts';
import { missingMigrations } from '../database/migrations/migrate.ts';

/** Shorter than the usual timeout of a health probe. */
const CHECK_TIMEOUT_MS = 2_000;
const RETRY_AFTER = 2;

type Check = 'ok' | 'degraded' | 'unavailable' | 'outdated' | 'refused' | 'incompatible';

const checkDatabase = async (app: FastifyInstance): Promise<Check> => {
  const finished = new AbortController();
  const timeout = delay(CHECK_TIMEOUT_MS, 'unavailable' as const, { signal: finished.signal });
  const check = missingMigrations(app.database.db).then((missing) =>
    missing.length === 0 ? ('ok' as const) : ('outdated' as const),
  );
  try {
    return await Promise.race([check, timeout]);
  } catch (error) {
    app.log.warn({ err: error }, 'the database does not respond');
    return 'unavailable';
  } finally {
    finished.abort();
    timeout.catch(() => undefined); // Stopping the clock rejects it.
    check.catch(() => undefined); // Too late to matter.
  }
};

/** Asked only when the database responds, because that knows the builds that the store must have. */
const checkStore = async (app: FastifyInstance): Promise<Check> => {
  try {
    return await app.releaseSystem.checkStore();
  } catch (error) {
    app.log.warn({ err: error }, 'the store of builds does not respond');
    return 'unavailable';
  }
};

/**
 * A server whose API would break what domains run is not ready, so that a deployment keeps the one before. What domains
 * begin to run later is checked by the move.
 */
const createApiCheck = (app: FastifyInstance) => {
  let isCompatible = false;
  return async (): Promise<Check> => {
    if (isCompatible) return 'ok';
    try {
      const broken = await app.releaseSystem.operations.listBroken();
      for (const operation of broken)
        app.log.error(operation, 'the API would break a build that domains run');
      isCompatible = broken.length === 0;
      return isCompatible ? 'ok' : 'incompatible';
    } catch (error) {
      app.log.warn({ err: error }, 'the operations of builds cannot be compared');
      return 'unavailable';
    }
  };
};

/** Domains whose release is refused serve their last good set, so the server stays ready. */
const checkReleases = ({ releaseSystem }: FastifyInstance): { releases?: Check } =>
  releaseSystem.signing.served.countRefused() > 0 ? { releases: 'refused' } : {};

const send = (reply: FastifyReply, status: number, body: object) => {
  addResponseHeaders(reply);
  return reply.code(status).type('application/json').send(JSON.stringify(body));
};

/** Probes for operators: `/healthz` returns that the process is alive, `/readyz` that it can serve requests. */
export const installHealth = (app: FastifyInstance) => {
  const options = { schema: { hide: true }, logLevel: 'warn' } as const;
  // Does not query the database: a restart would not bring it back.
  app.get('/healthz', options, async (_request, reply) => send(reply, 200, { status: 'ok' }));
  const checkApi = createApiCheck(app);
  app.get('/readyz', options, async (_request, reply) => {
    const database = await checkDatabase(app);
    const needed = {
      database,
      ...(database === 'ok' && { store: await checkStore(app), api: await checkApi() }),
    };
    const isReady = Object.values(needed).every((check) => check === 'ok' || check === 'degraded');
    if (!isReady) reply.header('Retry-After', RETRY_AFTER);
    const checks = { ...needed, ...checkReleases(app) };
    return send(reply, isReady ? 200 : 503, { status: isReady ? 'ok' : 'unavailable', checks });
  });
};
