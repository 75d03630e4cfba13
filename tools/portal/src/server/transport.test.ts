import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { sendRequest } from './transport.ts';

const MEGABYTE = Buffer.alloc(1024 * 1024, 'a');
/** More than the buffers of both sockets hold. */
const FILE_MEGABYTES = 180;

/** With Fastify's default keepAliveTimeout, for which an open request would keep the command from ending. */
const startTestServer = async (t: TestContext, respond: RequestListener) => {
  const server = createServer({ keepAliveTimeout: 72_000 }, respond);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo; // A listening TCP server has an address object.
  return new URL(`http://127.0.0.1:${port}/`);
};

test('sendRequest stops sending a file when the server has refused it', { timeout: 20_000 }, async (t) => {
  const url = await startTestServer(t, (request, response) => {
    request.once('data', () => {
      request.pause();
      response.writeHead(422).end('refused');
    });
  });
  let megabytes = 0;
  const closed = Promise.withResolvers<void>();
  async function* file() {
    try {
      while (megabytes < FILE_MEGABYTES) {
        megabytes += 1;
        yield MEGABYTE;
      }
    } finally {
      closed.resolve();
    }
  }

  const response = await sendRequest(url, { method: 'POST', body: file() });
  await closed.promise;

  assert.deepEqual([response.status, response.body], [422, 'refused']);
  assert.ok(megabytes < FILE_MEGABYTES / 2, `${megabytes} MB were read`);
});
