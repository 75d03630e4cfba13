import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import Fastify from 'fastify';
import type { ExportFormat } from './spool-export.ts';
import { sendExport } from './send-export.ts';

test('an export stops reading rows when the client disconnects', async (t) => {
  let blocks = 0;
  const ended = Promise.withResolvers<unknown>();
  const app = Fastify();
  t.after(() => app.close());
  const failures: unknown[] = [];
  app.setErrorHandler((error) => failures.push(error));
  app.get<{ Querystring: { format: ExportFormat } }>('/endless', (request, reply) =>
    sendExport(request, reply, {
      name: 'endless',
      table: {
        name: 'Endless',
        columns: [{ title: 'a', kind: 'name' }],
        write: async (add) => {
          try {
            for (;;) {
              await add([[{ text: 'x' }]]);
              blocks += 1;
            }
          } catch (error) {
            ended.resolve(error);
            throw error;
          }
        },
      },
    }),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo; // A listening TCP server has an address object.

  const call = get({ host: '127.0.0.1', port, path: '/endless?format=xlsx' });
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
