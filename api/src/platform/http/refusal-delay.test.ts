import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import { describe, it, test, type TestContext } from 'node:test';
import Fastify from 'fastify';
import { buildApp } from '../../app.ts';
import { describeWithDatabase } from '../testing/describe-databases.ts';
import { listenOnFreePort } from '../testing/raw-connection.ts';
import { createRefusalDelays, installRefusalDelay, type RefusalLimits } from './refusal-delay.ts';

const LIMITS: RefusalLimits = { free: 2, regainMs: 500, stepMs: 50, maxDelayMs: 200, waiting: 3 };

describe('createRefusalDelays()', () => {
  const create = () => {
    const clock = { now: 0 };
    const wait = createRefusalDelays(LIMITS, () => clock.now);
    const refuse = (address: string) => {
      const turn = wait(address);
      turn?.end();
      return turn?.milliseconds;
    };
    return { clock, wait, refuse };
  };

  it('T-66 delays refusals of an address longer and longer, up to the maximum', () => {
    const { refuse } = create();

    assert.deepEqual(
      Array.from({ length: 8 }, () => refuse('a')),
      [0, 0, 50, 100, 150, 200, 200, 200],
    );
  });

  it('T-66 delays no refusal of another address', () => {
    const { refuse } = create();
    for (let index = 0; index < 8; index += 1) refuse('a');

    assert.equal(refuse('b'), 0);
  });

  it('T-66 has an address regain its free refusals in a time that does not depend on how many it had', () => {
    const { clock, refuse } = create();
    for (let index = 0; index < 1_000; index += 1) refuse('a');

    clock.now = 4 * LIMITS.regainMs;
    assert.equal(refuse('a'), 50);
    clock.now += 7 * LIMITS.regainMs;
    assert.deepEqual([refuse('a'), refuse('a'), refuse('a')], [0, 0, 50]);
  });

  it('T-66 has no delay for a refusal beyond those that may wait, until one of them has ended', () => {
    const { wait } = create();
    for (let index = 0; index < LIMITS.free; index += 1) wait('a')?.end();
    const turns = Array.from({ length: LIMITS.waiting }, () => wait('a'));

    assert.equal(wait('a'), undefined);
    turns[0]?.end();
    assert.equal(wait('a')?.milliseconds, LIMITS.maxDelayMs);
  });

  it('T-66 drops the least recently refused of more than 10,000 addresses', () => {
    const { refuse } = create();
    for (let index = 0; index < 8; index += 1) refuse('first');
    for (let index = 0; index < 10_000; index += 1) refuse(`other ${index}`);

    assert.equal(refuse('first'), 0);
  });
});

const listen = async (t: TestContext, limits: RefusalLimits) => {
  const app = Fastify();
  installRefusalDelay(app, limits);
  app.get('/refused', (_request, reply) => reply.code(429).send('refused'));
  app.get('/failed', (_request, reply) => reply.code(503).send('failed'));
  app.get('/served', () => 'served');
  const port = await listenOnFreePort(app);
  const agent = new Agent({ keepAlive: true });
  t.after(() => {
    agent.destroy();
    return app.close();
  });
  const call = async (path: string, from = '127.0.0.1') => {
    const start = performance.now();
    const [response] = await once(
      request({ agent, host: '127.0.0.1', port, path, localAddress: from }).end(),
      'response',
    );
    response.resume();
    const { statusCode: status, headers } = response;
    return { status, milliseconds: performance.now() - start, connection: headers.connection };
  };
  return { app, port, call };
};

test('T-66 refusals beyond the free ones are sent late, and the same address and others are served at once', async (t) => {
  const { call } = await listen(t, { ...LIMITS, stepMs: 2_000, maxDelayMs: 2_000 });

  for (let index = 0; index < LIMITS.free; index += 1)
    assert.ok((await call('/refused')).milliseconds < 1_000);
  const late = call('/refused');
  const others = await Promise.all([
    call('/served'),
    call('/failed'),
    call('/refused', '127.0.0.9'),
    call('/served', '127.0.0.9'),
  ]);

  for (const { milliseconds } of others) assert.ok(milliseconds < 1_000, `after ${milliseconds} ms`);
  const { status, milliseconds } = await late;
  assert.equal(status, 429);
  assert.ok(milliseconds > 1_500, `after ${milliseconds} ms`);
});

test('T-66 a refusal beyond those that may wait is sent at once and closes its connection', async (t) => {
  const { call } = await listen(t, { ...LIMITS, free: 0, stepMs: 2_000, maxDelayMs: 2_000, waiting: 1 });

  const waiting = call('/refused');
  await delay(100);
  const { milliseconds, connection } = await call('/refused');

  assert.ok(milliseconds < 1_000, `after ${milliseconds} ms`);
  assert.equal(connection, 'close');
  assert.equal((await waiting).connection, 'keep-alive');
});

test('T-66 the delay of a client that disconnects ends', async (t) => {
  const limits = { ...LIMITS, free: 0, stepMs: 60_000, maxDelayMs: 60_000, waiting: 1 };
  const { app, port, call } = await listen(t, limits);
  const ended = Promise.withResolvers<undefined>();
  app.server.on('connection', (socket) => socket.once('close', () => ended.resolve(undefined)));

  const left = request({ host: '127.0.0.1', port, path: '/refused' }).end();
  left.on('error', () => {}); // The test itself closes the connection.
  await delay(100);
  left.destroy();
  await ended.promise;
  await setImmediate();

  // With another one waiting this one would be sent at once.
  const next = call('/refused').catch(() => 'closed');
  assert.equal(await Promise.race([next, delay(500)]), undefined);
  app.server.closeAllConnections();
  assert.equal(await next, 'closed');
});

describeWithDatabase('the API', (world) => {
  it('T-66 sends the last of sixty simultaneous refusals of an address late, and a page at once', async (t) => {
    const { config, database, clock, ids, passwords } = world.app;
    const app = await buildApp({ config, database, clock, ids, passwords });
    t.after(() => app.close());
    const url = `http://127.0.0.1:${await listenOnFreePort(app)}`;
    const call = async (path: string) => {
      const start = performance.now();
      const { status } = await fetch(url + path);
      return { status, milliseconds: performance.now() - start };
    };

    const refusals = await Promise.all(Array.from({ length: 60 }, () => call('/api/member/me')));
    const page = await call('/healthz');

    assert.deepEqual(new Set(refusals.map(({ status }) => status)), new Set([400]));
    const longest = Math.max(...refusals.map(({ milliseconds }) => milliseconds));
    assert.ok(longest > 1_500, `after ${longest} ms`);
    assert.ok(page.milliseconds < 1_000, `after ${page.milliseconds} ms`);
  });
});
