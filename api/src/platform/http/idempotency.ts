import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { describeRoute } from './describe-route.ts';
import { hashKey, macOf, seal, unseal } from './idempotency-seal.ts';
import { createIdempotencyRepository } from './idempotency.repository.ts';

export const IDEMPOTENCY_KEY = 'idempotency-key';

/** A write under way that its client named. */
type NamedWrite = {
  key: string;
  keyHash: string;
  attempt: string;
};

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with fastify's
  interface FastifyContextConfig {
    /**
     * The route creates or moves something: its calls carry an Idempotency-Key, and one that arrives again with the
     * same key and content is answered with what the first one was answered, without doing it again.
     */
    idempotent?: boolean;
  }
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with fastify's
  interface FastifyRequest {
    namedWrite: NamedWrite | null;
  }
}

const RETRY_AFTER = 1;
const TIDY_EVERY_MS = 60 * 60 * 1000;
/** Names of at least 16 characters: shorter ones could meet by chance. */
const header = z
  .string()
  .regex(/^[\w.:-]{16,200}$/, { error: 'invalid' })
  .describe('A name of the client’s own for this write, new for each, the same when it is sent again.');

const storedAnswer = z.object({
  status: z.int(),
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  body: z.string(),
});

/** Headers that belong to the stored answer; all others are made anew for each. */
const keptHeaders = ['content-type', 'content-language', 'etag', 'location', 'set-cookie'];

/** Whose key it is: two people who happen upon the same one must not meet. */
const scopeOf = ({ session, site, method, routeOptions }: FastifyRequest) =>
  [
    session ? `${session.accountId}/${session.memberId}` : (site?.domain ?? ''),
    method,
    routeOptions.url,
  ].join('\n');

const contentOf = ({ query, params, body }: FastifyRequest) => JSON.stringify([query, params, body ?? null]);

const keptHeadersOf = (reply: FastifyReply) =>
  Object.fromEntries(
    keptHeaders.flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, typeof value === 'number' ? String(value) : value]];
    }),
  );

/**
 * Sees to it that writes of routes with `config: { idempotent: true }` happen once, however often they are sent.
 * `isOnRecord` tells whether a request, by its id, has changed something: its server may have died before it answered.
 */
export const installIdempotency = (
  app: FastifyInstance,
  isOnRecord: (requestId: string) => Promise<boolean>,
) => {
  const keys = createIdempotencyRepository(app.database.db);

  const replay = async (request: FastifyRequest, reply: FastifyReply, write: NamedWrite, mac: string) => {
    const known = await keys.find(write.keyHash);
    // It was given up between the two looks: the client may simply ask again.
    if (!known) throw new AppError('request_in_progress', { retryAfter: RETRY_AFTER });
    if (known.request_mac !== mac) throw new AppError('idempotency_key_reused');
    if (known.answer === null) {
      const now = app.clock.now();
      if (!keys.isAbandoned(known.started_at, now))
        throw new AppError('request_in_progress', { retryAfter: RETRY_AFTER });
      // It was done, and nobody knows any more what the answer was: doing it again would do it twice.
      if (await isOnRecord(known.attempt)) throw new AppError('conflict');
      if (!(await keys.takeOver(write.keyHash, known.attempt, { attempt: write.attempt, now })))
        throw new AppError('request_in_progress', { retryAfter: RETRY_AFTER });
      request.namedWrite = write;
      return undefined;
    }
    const { status, headers, body } = storedAnswer.parse(JSON.parse(unseal(write.key, known.answer)));
    request.log.info('the write was done before');
    return reply.code(status).headers(headers).header('Idempotency-Replayed', 'true').send(body);
  };

  let tidiedAt = 0;
  const tidy = async (now: Date) => {
    if (now.getTime() - tidiedAt < TIDY_EVERY_MS) return;
    tidiedAt = now.getTime();
    await keys.forgetOld(now);
  };

  const begin = async (request: FastifyRequest, reply: FastifyReply) => {
    // The route's schema has seen to it that it is there.
    const key = String(request.headers[IDEMPOTENCY_KEY]);
    const now = app.clock.now();
    await tidy(now);
    const write = { key, keyHash: hashKey(scopeOf(request), key), attempt: request.id };
    const mac = macOf(key, contentOf(request));
    const isOurs = await keys.claim({
      keyHash: write.keyHash,
      accountId: request.session?.accountId ?? null,
      attempt: write.attempt,
      requestMac: mac,
      now,
    });
    if (!isOurs) return replay(request, reply, write, mac);
    request.namedWrite = write;
  };

  app.decorateRequest('namedWrite', null);

  app.addHook('onRoute', (route) => {
    if (!route.config?.idempotent) return;
    describeRoute(route, { [IDEMPOTENCY_KEY]: header }, [
      'request_in_progress',
      'idempotency_key_reused',
      'conflict',
    ]);
    // After the route's own, which ask whether the caller may do this at all.
    route.preHandler = [route.preHandler ?? []].flat().concat(begin);
  });

  // The answer is kept before it leaves, so that a client that never gets it can have it by asking again.
  app.addHook('onSend', async (request, reply, payload) => {
    const write = request.namedWrite;
    if (!write) return payload;
    request.namedWrite = null;
    // What was refused had no effect, and the next attempt may do better.
    if (reply.statusCode >= 400) await keys.release(write.keyHash, write.attempt);
    else {
      const body = typeof payload === 'string' ? payload : '';
      const answer = { status: reply.statusCode, headers: keptHeadersOf(reply), body };
      await keys.complete(write.keyHash, write.attempt, seal(write.key, JSON.stringify(answer)));
    }
    return payload;
  });
};
