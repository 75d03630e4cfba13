import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { createClient } from './client.ts';
import { createShownSets } from './shown-sets.ts';

async function openClient(t: TestContext, body: string) {
  const server = createServer((_, response) => response.end(body)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo; // A listening TCP server has an address object.
  return createClient({ url: `http://127.0.0.1:${port}`, key: 'key', shown: createShownSets('.', 'test') });
}

test('a call returns the data of a response', async (t) => {
  const client = await openClient(t, '{"success":true,"message":"ok","domains":[]}');

  const data = await client.get('/operator/release/refused');

  assert.deepEqual(data, { domains: [] });
});

for (const body of ['{"domains":[]}', '<html>'])
  test(`a call fails when a program between responds with 200 and ${body}`, async (t) => {
    const client = await openClient(t, body);

    await assert.rejects(client.get('/operator/release/refused'), {
      name: 'CommandFailure',
      message: "The server answered 200 with a body that is not the portal's.",
    });
  });
