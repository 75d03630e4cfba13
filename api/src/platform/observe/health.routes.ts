import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { addAnswerHeaders } from '../http/answer-headers.ts';
import { missingMigrations } from '../database/migrations/migrate.ts';

/** Shorter than what those who ask usually wait for. */
const LIMIT_MS = 2_000;
const RETRY_AFTER = 2;

type Check = 'ok' | 'unavailable' | 'outdated';

const checkDatabase = async (app: FastifyInstance): Promise<Check> => {
  const stop = new AbortController();
  const late = delay(LIMIT_MS, 'unavailable' as const, { signal: stop.signal });
  const asked = missingMigrations(app.database.db).then((missing) =>
    missing.length === 0 ? ('ok' as const) : ('outdated' as const),
  );
  try {
    return await Promise.race([asked, late]);
  } catch (error) {
    app.log.warn({ err: error }, 'the database does not answer');
    return 'unavailable';
  } finally {
    stop.abort();
    late.catch(() => undefined); // Stopping the clock rejects it.
    asked.catch(() => undefined); // Too late to matter.
  }
};

const send = (reply: FastifyReply, status: number, body: object) => {
  addAnswerHeaders(reply);
  return reply.code(status).type('application/json').send(JSON.stringify(body));
};

/** For those who run the server: `/healthz` says that the process lives, `/readyz` that it can answer. */
export const installHealth = (app: FastifyInstance) => {
  const options = { schema: { hide: true }, logLevel: 'warn' } as const;
  // Asks nobody: a restart would not bring a database back.
  app.get('/healthz', options, async (_request, reply) => send(reply, 200, { status: 'ok' }));
  app.get('/readyz', options, async (_request, reply) => {
    const database = await checkDatabase(app);
    if (database !== 'ok') reply.header('Retry-After', RETRY_AFTER);
    const status = database === 'ok' ? 'ok' : 'unavailable';
    return send(reply, database === 'ok' ? 200 : 503, { status, checks: { database } });
  });
};
