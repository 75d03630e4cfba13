import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getPriority } from 'node:os';
import { test } from 'node:test';
import Fastify, { type FastifyRequest } from 'fastify';
import { installClientAddress } from '../http/client-address.ts';
import type { ExportFormat } from './export-order.ts';
import { installExportPool } from './export-pool.ts';
import type { ExportTable } from './export-table.ts';
import { findExportState } from './export-turns.ts';
import { sendExport } from './send-export.ts';

type Add = Parameters<ExportTable['write']>[0];

type CreateExport = Parameters<typeof sendExport>[2];

/** A server whose `/file` is an export. */
const createServer = (create: (request: FastifyRequest) => CreateExport) => {
  const app = Fastify();
  installClientAddress(app);
  installExportPool(app);
  app.decorateRequest('session', null);
  app.get<{ Querystring: { format: ExportFormat } }>('/file', (request, reply) =>
    sendExport(request, reply, create(request)),
  );
  return app;
};

const tableOf = (write: ExportTable['write']) => ({
  name: 'file',
  table: { name: 'File', columns: [{ title: 'a', kind: 'name' }], write } satisfies ExportTable,
});

/** A server whose `/file` is a table of one column. */
const createApp = (write: (add: Add, request: FastifyRequest) => Promise<void>) =>
  createServer((request) => () => tableOf((add) => write(add, request)));

test('an export stops reading rows when the client disconnects', async (t) => {
  let blocks = 0;
  const ended = Promise.withResolvers<unknown>();
  const app = createApp(async (add) => {
    try {
      for (;;) {
        await add([[{ text: 'x' }]]);
        blocks += 1;
      }
    } catch (error) {
      ended.resolve(error);
      throw error;
    }
  });
  t.after(() => app.close());
  const failures: unknown[] = [];
  app.setErrorHandler((error) => failures.push(error));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo; // A listening TCP server has an address object.

  const call = get({ host: '127.0.0.1', port, path: '/file?format=xlsx' });
  call.on('error', () => {}); // The test itself closes the socket.
  while (blocks < 3) await new Promise((resolve) => setTimeout(resolve, 5));
  call.destroy();

  assert.equal(((await ended.promise) as Error).name, 'AbortError');
  assert.deepEqual(failures, []);
  // The server still handles other requests.
  const next = get({ host: '127.0.0.1', port, path: '/nothing' });
  const [response] = await once(next, 'response');
  assert.equal(response.statusCode, 404);
  response.resume();
});

test('T-66 the exports of one account wait behind each other and not in front of others', async (t) => {
  const order: string[] = [];
  const gate = Promise.withResolvers<undefined>();
  const app = createApp(async (add, request) => {
    order.push(String(request.headers['x-account']));
    await gate.promise;
    await add([[{ text: 'x' }]]);
  });
  t.after(() => app.close());
  app.addHook('onRequest', async (request) => {
    Object.assign(request, { session: { accountId: request.headers['x-account'] } });
  });
  app.setErrorHandler((error: { code: string }, _request, reply) => reply.code(429).send(error.code));
  // `inject` begins when it is awaited.
  const call = async (account: string) =>
    await app.inject({ url: '/file?format=csv', headers: { 'x-account': account } });

  const flood = Array.from({ length: 30 }, () => call('flood'));
  await Promise.all(flood.slice(21));
  const others = ['one', 'two'].map(call);
  while (order.length < 2) await new Promise((resolve) => setImmediate(resolve));
  gate.resolve(undefined);
  const replies = await Promise.all([...flood, ...others]);

  assert.deepEqual(order.slice(0, 4).toSorted(), ['flood', 'flood', 'one', 'two']);
  assert.deepEqual(
    replies.map(({ statusCode }) => statusCode),
    [...Array(21).fill(200), ...Array(9).fill(429), 200, 200],
  );
});

test('T-66 exports whose clients have disconnected hold no place in the queue', async (t) => {
  const gate = Promise.withResolvers<undefined>();
  const app = createApp(async (add) => {
    await gate.promise;
    await add([[{ text: 'x' }]]);
  });
  t.after(() => app.close());
  let [arrived, closed] = [0, 0];
  app.addHook('onRequest', async (_request, reply) => {
    arrived += 1;
    reply.raw.once('close', () => (closed += 1));
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo; // A listening TCP server has an address object.
  const call = () => {
    const request = get({ host: '127.0.0.1', port, path: '/file?format=csv', agent: false });
    request.on('error', () => {}); // The test itself closes the socket.
    return request;
  };
  // The first one is written, and the others take all places of the account.
  const calls = Array.from({ length: 21 }, call);
  while (arrived < 21) await new Promise((resolve) => setTimeout(resolve, 5));

  for (const waiting of calls.slice(1)) waiting.destroy();
  while (closed < 20) await new Promise((resolve) => setTimeout(resolve, 5));
  const next = once(call(), 'response');
  gate.resolve(undefined);
  const [response] = await next;
  response.resume();

  assert.equal(response.statusCode, 200);
});

test('the state of an export is found by its account and the id of its request', async (t) => {
  const gate = Promise.withResolvers<undefined>();
  const app = createApp(async (add) => {
    await gate.promise;
    await add([[{ text: 'x' }]]);
  });
  t.after(() => app.close());
  app.addHook('onRequest', async (request) => {
    Object.assign(request, { session: { accountId: 'one' } });
  });
  const [first, second] = ['first', 'second'].map(
    async (id) => await app.inject({ url: '/file?format=csv', headers: { 'x-export-id': id } }),
  );
  const stateOf = (id: string, account = 'one') => findExportState({ account, id });
  while (stateOf('second').state === 'unknown') await new Promise((resolve) => setImmediate(resolve));

  assert.deepEqual(stateOf('first'), { state: 'writing', ahead: 0 });
  assert.deepEqual(stateOf('second'), { state: 'waiting', ahead: 1 });
  assert.deepEqual(stateOf('second', 'two'), { state: 'unknown', ahead: 0 });

  gate.resolve(undefined);
  await Promise.all([first, second]);
  assert.deepEqual(stateOf('second'), { state: 'unknown', ahead: 0 });
});

test('T-66 an export reads nothing before its turn', async (t) => {
  let read = 0;
  const gate = Promise.withResolvers<undefined>();
  const app = createServer(() => async () => {
    read += 1;
    await gate.promise;
    return tableOf((add) => add([[{ text: 'x' }]]));
  });
  t.after(() => app.close());
  const calls = Array.from({ length: 3 }, async () => await app.inject('/file?format=csv'));
  while (read === 0) await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setTimeout(resolve, 50));

  assert.equal(read, 1);
  gate.resolve(undefined);
  assert.deepEqual(
    (await Promise.all(calls)).map(({ statusCode }) => statusCode),
    [200, 200, 200],
  );
});

test('the threads of exports end with the server', { timeout: 20_000 }, async () => {
  const app = createApp((add) => add([[{ text: 'x' }]]));

  assert.equal((await app.inject('/file?format=xlsx')).statusCode, 200);
  const exits = app.exportPool.threads.map((thread) => once(thread, 'exit'));
  await app.close();

  assert.equal((await Promise.all(exits)).length, 1);
});

test('T-66 a thread of exports has a lower priority than the event loop', async (t) => {
  const niceness = () =>
    readdirSync('/proc/self/task').map((thread) =>
      // The fields after the name of the thread, which is in parentheses.
      Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]),
    );
  const app = createApp((add) => add([[{ text: 'x' }]]));
  t.after(() => app.close());
  const before = getPriority();

  assert.equal((await app.inject('/file?format=csv')).statusCode, 200);

  assert.equal(getPriority(), before);
  assert.ok(niceness().some((value) => value > before));
});
