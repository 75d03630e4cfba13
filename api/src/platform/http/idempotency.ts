import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../errors/app-error.ts';
import { describeRoute } from './describe-route.ts';
import { hashKey, computeMac, seal, unseal } from './idempotency-seal.ts';
import { createIdempotencyRepository } from './idempotency.repository.ts';

export const IDEMPOTENCY_KEY = 'idempotency-key';

/** A write in progress that carries an idempotency key. */
type IdempotentWrite = {
  key: string;
  keyHash: string;
  attempt: string;
};

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with fastify's
  interface FastifyContextConfig {
    /**
     * The route creates or moves something: its calls carry an Idempotency-Key, and a repeated call with the same
     * key and content returns the first response without a second effect.
     */
    idempotent?: boolean;
  }
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with fastify's
  interface FastifyRequest {
    idempotentWrite: IdempotentWrite | null;
  }
}

const RETRY_AFTER = 1;
const CLEANUP_INTERVAL_MS = 60 * 60 * 1000;
/** At least 16 characters, because shorter keys could collide by chance. */
const header = z
  .string()
  .regex(/^[\w.:-]{16,200}$/, { error: 'invalid' })
  .describe('A unique key that the client chooses for each write, and repeats when it retries it.');

const storedResponseSchema = z.object({
  status: z.int(),
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  body: z.string(),
});

/** Headers that are stored with the response; all others are set again for each response. */
const storedHeaders = ['content-type', 'content-language', 'etag', 'location', 'set-cookie'];

/** The key's namespace: two users may choose the same key. */
const getScope = ({ session, site, method, routeOptions }: FastifyRequest) =>
  [
    session ? `${session.accountId}/${session.memberId}` : (site?.domain ?? ''),
    method,
    routeOptions.url,
  ].join('\n');

const serializeContent = ({ query, params, body }: FastifyRequest) =>
  JSON.stringify([query, params, body ?? null]);

const pickStoredHeaders = (reply: FastifyReply) =>
  Object.fromEntries(
    storedHeaders.flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, typeof value === 'number' ? String(value) : value]];
    }),
  );

/**
 * Makes writes of routes with `config: { idempotent: true }` take effect once, however often they are sent.
 * `isOnRecord` returns whether the audit log has a line of a request id: its server may have died before it
 * responded.
 */
export const installIdempotency = (
  app: FastifyInstance,
  isInAuditLog: (requestId: string) => Promise<boolean>,
) => {
  const keys = createIdempotencyRepository(app.database.db);

  const replay = async (
    request: FastifyRequest,
    reply: FastifyReply,
    write: IdempotentWrite,
    mac: string,
  ) => {
    const stored = await keys.find(write.keyHash);
    // It was released between the two queries: the client may simply retry.
    if (!stored) throw new AppError('request_in_progress', { retryAfter: RETRY_AFTER });
    if (stored.request_mac !== mac) throw new AppError('idempotency_key_reused');
    if (stored.answer === null) {
      const now = app.clock.now();
      if (!keys.isAbandoned(stored.started_at, now))
        throw new AppError('request_in_progress', { retryAfter: RETRY_AFTER });
      // The write was committed but its response is lost; repeating it would have a second effect.
      if (await isInAuditLog(stored.attempt)) throw new AppError('conflict');
      if (!(await keys.takeOver(write.keyHash, stored.attempt, { attempt: write.attempt, now })))
        throw new AppError('request_in_progress', { retryAfter: RETRY_AFTER });
      request.idempotentWrite = write;
      return undefined;
    }
    const { status, headers, body } = storedResponseSchema.parse(
      JSON.parse(unseal(write.key, stored.answer)),
    );
    request.log.info('the stored response of an idempotent write was returned');
    return reply.code(status).headers(headers).header('Idempotency-Replayed', 'true').send(body);
  };

  let cleanedUpAt = 0;
  const cleanUp = async (now: Date) => {
    if (now.getTime() - cleanedUpAt < CLEANUP_INTERVAL_MS) return;
    cleanedUpAt = now.getTime();
    await keys.deleteExpired(now);
  };

  const begin = async (request: FastifyRequest, reply: FastifyReply) => {
    // The route's schema requires the header.
    const key = String(request.headers[IDEMPOTENCY_KEY]);
    const now = app.clock.now();
    await cleanUp(now);
    const write = { key, keyHash: hashKey(getScope(request), key), attempt: request.id };
    const mac = computeMac(key, serializeContent(request));
    const isClaimed = await keys.claim({
      keyHash: write.keyHash,
      accountId: request.session?.accountId ?? null,
      attempt: write.attempt,
      requestMac: mac,
      now,
    });
    if (!isClaimed) return replay(request, reply, write, mac);
    request.idempotentWrite = write;
  };

  app.decorateRequest('namedWrite', null);

  app.addHook('onRoute', (route) => {
    if (!route.config?.idempotent) return;
    describeRoute(route, { [IDEMPOTENCY_KEY]: header }, [
      'request_in_progress',
      'idempotency_key_reused',
      'conflict',
    ]);
    // Runs after the route's own handlers, which check whether the caller may do this at all.
    route.preHandler = [route.preHandler ?? []].flat().concat(begin);
  });

  // The response is stored before it is sent, so that a client that never receives it gets it by a retry.
  app.addHook('onSend', async (request, reply, payload) => {
    const write = request.idempotentWrite;
    if (!write) return payload;
    request.idempotentWrite = null;
    // A refused call had no effect, so its key may be used again.
    if (reply.statusCode >= 400) await keys.release(write.keyHash, write.attempt);
    else {
      const body = typeof payload === 'string' ? payload : '';
      const response = { status: reply.statusCode, headers: pickStoredHeaders(reply), body };
      await keys.complete(write.keyHash, write.attempt, seal(write.key, JSON.stringify(response)));
    }
    return payload;
  });
};
