import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireSession, requireSite } from '../../../platform/http/request-context.ts';
import { createLruStore } from './lru-store.ts';
import { readUnchanged } from './unchanged-reading.ts';
import { compactVersionStamps, readVersionStamps } from './version-stamp.repository.ts';

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with fastify's
  interface FastifyContextConfig {
    /** Caches the route's responses; everything they contain must change version stamps when it changes. */
    isCached?: boolean;
    /** Reads the route's response from one state of the data, as `isCached` does too. */
    isReport?: boolean;
  }
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with fastify's
  interface FastifyRequest {
    /** Where the response to a cache miss is stored; null for requests that are not cached, or not of one state. */
    cacheEntry: { key: string; joinedStamps: string } | null;
  }
}

/** Holds a day's report responses of a few hundred users. */
const CAPACITY_BYTES = 32 * 1_024 * 1_024;

/** The cache key has everything a response depends on, the caller first, so that no caller gets another's response. */
const cacheKeyOf = (request: FastifyRequest) => {
  const { accountId, memberId, role } = requireSession(request);
  const { currency, language, routeOptions, query } = request;
  const { priced_by: pricedBy } = requireSite(request);
  return JSON.stringify([accountId, memberId, role, currency, pricedBy, language, routeOptions.url, query]);
};

/**
 * Reads reports from one state of the data, and caches serialised responses in memory until the data behind them change.
 * Changes invalidate entries by version stamps, which the database writes in the transaction of the change, so a stale
 * response is never sent after a commit.
 */
export const installResponseCache = (app: FastifyInstance) => {
  const { db } = app.database;
  const cache = createLruStore(CAPACITY_BYTES);
  app.decorateRequest('cacheEntry', null);

  const compact = async (request: FastifyRequest, accountIds: readonly string[]) => {
    try {
      for (const accountId of accountIds) await compactVersionStamps(db, accountId);
    } catch (error) {
      // A full disk prevents caching, but reports can still be read.
      request.log.warn({ err: error }, 'the version stamps of reports cannot be compacted');
    }
  };

  // `preHandler` runs after access and query have been checked.
  app.addHook('preHandler', async (request, reply) => {
    if (!request.routeOptions.config.isCached) return;
    const { joinedStamps, accountsToCompact } = await readVersionStamps(
      db,
      requireSession(request).accountId,
    );
    if (accountsToCompact.length > 0) return compact(request, accountsToCompact);
    const key = cacheKeyOf(request);
    const body = cache.get(key, joinedStamps);
    if (body) return reply.type('application/json; charset=utf-8').send(body);
    request.cacheEntry = { key, joinedStamps };
  });

  app.addHook('onRoute', (route) => {
    if (!route.config?.isCached && !route.config?.isReport) return;
    const { handler } = route;
    route.handler = async function readReport(request, reply) {
      const { cacheEntry } = request;
      const { result, joinedStamps } = await readUnchanged(db, request, {
        read: async () => handler.call(this, request, reply),
        joinedStamps: cacheEntry?.joinedStamps,
      });
      request.cacheEntry =
        cacheEntry && joinedStamps !== undefined ? { key: cacheEntry.key, joinedStamps } : null;
      return result;
    };
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { cacheEntry } = request;
    if (!cacheEntry || reply.statusCode !== 200 || typeof payload !== 'string') return;
    cache.set(cacheEntry.key, { joinedStamps: cacheEntry.joinedStamps, body: Buffer.from(payload) });
  });
};
