import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it, type TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../app/app.ts';
import { readConfig } from '../../app/config.ts';
import { systemClock } from '../clock.ts';
import { randomIds } from '../ids.ts';
import { startBreakableProxy } from '../testing/breakable-proxy.ts';
import { type Cluster, startCluster } from '../testing/postgres-cluster.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { migrateToLatest } from './migrations/migrate.ts';

const STATEMENT_TIMEOUT_MS = 500;
const META = '/api/v2/mcn/meta?domain=nobody.test';

describe('PostgreSQL outage', { skip: !databaseKinds.includes('postgres') }, () => {
  let cluster: Cluster | undefined;
  let proxy: Awaited<ReturnType<typeof startBreakableProxy>> | undefined;
  let database: OpenDatabase | undefined;
  let app: FastifyInstance | undefined;

  before(async () => {
    cluster = await startCluster();
    if (!cluster) return;
    const socket = join(new URL(cluster.url).searchParams.get('host') ?? '', '.s.PGSQL.5432');
    proxy = await startBreakableProxy({ path: socket });
    database = await openDatabase({
      url: `postgres://postgres@127.0.0.1:${proxy.port}/postgres`,
      poolSize: 4,
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    });
    await migrateToLatest(database.bulk);
    app = await buildApp({
      config: readConfig({ DEMO: '0' }),
      database,
      clock: systemClock,
      ids: randomIds,
    });
    app.get('/test-slow', async () => {
      assert.ok(database);
      await sql`select pg_sleep(30)`.execute(database.db);
    });
    app.get('/test-transaction', async () => {
      assert.ok(database);
      await database.db.transaction().execute(async (trx) => {
        await sql`select 1`.execute(trx);
        proxy?.refuse();
        await sql`select 2`.execute(trx);
      });
    });
    await app.ready();
  });
  after(async () => {
    proxy?.resume();
    await app?.close();
    await database?.close();
    await proxy?.stop();
    await cluster?.stop();
  });
  beforeEach((context) => {
    if (!cluster) (context as TestContext).skip('no PostgreSQL server on this machine'); // The hook's context is that of a test.
  });

  const ask = async (url: string) => {
    assert.ok(app);
    const start = performance.now();
    const reply = await app.inject(url);
    return { ...reply, status: reply.statusCode, code: reply.json().code, ms: performance.now() - start };
  };
  const recovers = async () => {
    const start = performance.now();
    while ((await ask('/readyz')).status !== 200) {
      assert.ok(performance.now() - start < 5_000, 'the server recovers within five seconds');
      await delay(50);
    }
    assert.equal((await ask(META)).status, 404);
  };

  it('T-53 requests return 503 while PostgreSQL is unreachable, and succeed again afterwards', async () => {
    assert.equal((await ask(META)).status, 404);
    proxy?.refuse();

    const [call, ready, alive] = [await ask(META), await ask('/readyz'), await ask('/healthz')];
    assert.deepEqual([call.status, call.code], [503, 'unavailable']);
    assert.ok(Number(call.headers['retry-after']) > 0);
    assert.deepEqual([ready.status, alive.status], [503, 200]);

    proxy?.resume();
    await recovers();
  });

  it('T-53 a connection that breaks in a transaction returns 503', async () => {
    const reply = await ask('/test-transaction');

    assert.deepEqual([reply.status, reply.code], [503, 'unavailable']);
    proxy?.resume();
    await recovers();
  });

  it('T-53 requests to an unresponsive PostgreSQL server time out', async () => {
    // Opens the connections before, because connecting has its own timeout.
    await Promise.all([ask(META), ask(META), ask(META)]);
    proxy?.pause();

    const replies = await Promise.all([ask(META), ask(META), ask('/readyz')]);

    assert.deepEqual(
      replies.map(({ status }) => status),
      [503, 503, 503],
    );
    for (const { ms } of replies) assert.ok(ms < 9_000, `${ms} ms`);
    proxy?.resume();
    await recovers();
  });

  it('T-66 PostgreSQL cancels a statement after the timeout, but not bulk work', async () => {
    assert.ok(database);
    const replies = await Promise.all([ask('/test-slow'), ask('/test-slow'), ask('/test-slow')]);

    for (const { status, code, ms } of replies) {
      assert.deepEqual([status, code], [503, 'unavailable']);
      // The server's statement timeout, not the longer one of the client.
      assert.ok(ms < STATEMENT_TIMEOUT_MS + 2_000, `${ms} ms`);
    }
    await sql`select pg_sleep(${(STATEMENT_TIMEOUT_MS * 1.5) / 1000})`.execute(database.bulk);
    const { rows } = await sql<{
      limit: string;
    }>`select current_setting('statement_timeout') as limit`.execute(database.db);
    assert.deepEqual(rows, [{ limit: `${STATEMENT_TIMEOUT_MS}ms` }], 'the setting of bulk work is reset');
  });
});
