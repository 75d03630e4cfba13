import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import { describe, it, test, type TestContext } from 'node:test';
import Fastify from 'fastify';
import { buildApp } from '../../app/app.ts';
import { describeWithDatabase } from '../testing/describe-databases.ts';
import { listenOnFreePort } from '../testing/raw-connection.ts';
import { installClientAddress } from './client-address.ts';
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
  installClientAddress(app);
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

/** Longer than any response takes on a busy machine: what responds earlier was not delayed. */
const ENDLESS_MS = 60_000;
const ENDLESS: RefusalLimits = {
  free: 2,
  regainMs: 24 * ENDLESS_MS,
  stepMs: ENDLESS_MS,
  maxDelayMs: ENDLESS_MS,
  waiting: 1,
};

/** Sends a request whose response is delayed, also until the connection is closed. */
const callDelayed = ({ app, call }: Awaited<ReturnType<typeof listen>>) => ({
  received: once(app.server, 'request'),
  reply: call('/refused').catch(() => 'closed'),
});

test('T-66 refusals beyond the free ones are sent late, and the same address and others are served at once', async (t) => {
  const server = await listen(t, ENDLESS);
  const { app, call } = server;

  const free = [await call('/refused'), await call('/refused')];
  const late = callDelayed(server);
  await late.received;
  const others = await Promise.all([
    call('/served'),
    call('/failed'),
    call('/refused', '127.0.0.9'),
    call('/served', '127.0.0.9'),
  ]);

  for (const { milliseconds } of [...free, ...others])
    assert.ok(milliseconds < ENDLESS_MS, `after ${milliseconds} ms`);
  assert.equal(await Promise.race([late.reply, delay(500)]), undefined);
  app.server.closeAllConnections();
  assert.equal(await late.reply, 'closed');
});

test('T-66 a delayed refusal is sent after its delay and keeps its connection', async (t) => {
  const { call } = await listen(t, { ...ENDLESS, free: 0, stepMs: 1_000, maxDelayMs: 1_000 });

  const { status, milliseconds, connection } = await call('/refused');

  assert.deepEqual([status, connection], [429, 'keep-alive']);
  // A timer may fire a millisecond early.
  assert.ok(milliseconds > 998, `after ${milliseconds} ms`);
});

test('T-66 a refusal beyond those that may wait is sent at once and closes its connection', async (t) => {
  const server = await listen(t, { ...ENDLESS, free: 0 });

  const waiting = callDelayed(server);
  await waiting.received;
  const { milliseconds, connection } = await server.call('/refused');

  assert.ok(milliseconds < ENDLESS_MS, `after ${milliseconds} ms`);
  assert.equal(connection, 'close');
  server.app.server.closeAllConnections();
  assert.equal(await waiting.reply, 'closed');
});

test('T-66 the delay of a client that disconnects ends', async (t) => {
  const { app, port, call } = await listen(t, { ...ENDLESS, free: 0 });
  const ended = Promise.withResolvers<undefined>();
  app.server.on('connection', (socket) => socket.once('close', () => ended.resolve(undefined)));

  const received = once(app.server, 'request');
  const left = request({ host: '127.0.0.1', port, path: '/refused' }).end();
  left.on('error', () => {}); // The test itself closes the connection.
  await received;
  left.destroy();
  await ended.promise;
  await setImmediate();

  // With another one waiting this one would be sent at once.
  const next = call('/refused').catch(() => 'closed');
  assert.equal(await Promise.race([next, delay(500)]), undefined);
  app.server.closeAllConnections();
  assert.equal(await next, 'closed');
});

test('T-66 a refusal of a client that has disconnected counts for its address and is no error', async (t) => {
  const app = Fastify();
  t.after(() => app.close());
  const errors: unknown[] = [];
  app.setErrorHandler(async (error) => errors.push(error));
  installClientAddress(app);
  installRefusalDelay(app, { ...ENDLESS, free: 0 });
  const sent = new Promise<void>((resolve) => {
    app.addHook('onSend', async () => resolve());
  });
  app.addContentTypeParser('text/csv', (_request, payload, done) => done(null, payload));
  app.post('/refused', async ({ raw }, reply) => {
    // Rejects with the error of the aborted request.
    await once(raw, 'close').catch(() => undefined);
    return reply.code(429).send('refused');
  });
  const port = await listenOnFreePort(app);

  const received = once(app.server, 'request');
  const headers = { 'content-type': 'text/csv', 'content-length': 9 };
  const left = request({ host: '127.0.0.1', port, path: '/refused', method: 'POST', headers });
  left.on('error', () => {}); // The test itself closes the connection.
  left.write('half');
  await received;
  left.destroy();
  await sent;

  assert.deepEqual(errors, []);
});

describeWithDatabase('the API', (api) => {
  it('T-66 sends the last of 120 simultaneous refusals of an address late, and a page before them', async (t) => {
    const { config, database, clock, ids, passwords } = api.app;
    const app = await buildApp({ config, database, clock, ids, passwords });
    t.after(() => app.close());
    const url = `http://127.0.0.1:${await listenOnFreePort(app)}`;
    const call = async (path: string) => {
      const start = performance.now();
      const { status } = await fetch(url + path);
      return { status, milliseconds: performance.now() - start };
    };

    const calls = Array.from({ length: 120 }, () => call('/api/member/me'));
    const all = Promise.all(calls);
    await Promise.any(calls);
    const page = await Promise.race([call('/healthz'), all.then(() => 'after all refusals')]);
    const refusals = await all;

    assert.notEqual(page, 'after all refusals');
    assert.deepEqual(new Set(refusals.map(({ status }) => status)), new Set([400]));
    const longest = Math.max(...refusals.map(({ milliseconds }) => milliseconds));
    assert.ok(longest > 1_500, `after ${longest} ms`);
  });
});
