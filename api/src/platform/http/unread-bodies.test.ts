import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { test } from 'node:test';
import Fastify from 'fastify';
import { closeUnreadBodies } from './unread-bodies.ts';

const PART = Buffer.alloc(1024 * 1024, 'a');

const listen = async () => {
  const app = Fastify();
  closeUnreadBodies(app);
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  app.post('/', async (request, reply) => {
    // The body is begun and not read to its end.
    await once(request.raw, 'data');
    request.raw.pause();
    return reply.code(422).send('refused');
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, port: (app.server.address() as AddressInfo).port }; // A listening TCP server has an address object.
};

for (const [client, isSending] of [
  ['disconnects', false],
  ['continues to send', true],
] as const) {
  test(
    `the connection of a refused upload is closed within seconds when the client ${client}`,
    { timeout: 20_000 },
    async (t) => {
      const { app, port } = await listen();
      t.after(() => app.close());
      const accepted = once(app.server, 'connection');
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {}); // The server closes the connection while the client sends.
      const [connection] = await accepted;
      const closed = new Promise((resolve) => connection.once('close', resolve));

      socket.write(
        'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/octet-stream\r\nContent-Length: 9000000000\r\n\r\n',
      );
      for (let part = 0; part < 8; part += 1) socket.write(PART);
      const [response] = await once(socket, 'data');
      assert.match(String(response), /^HTTP\/1\.1 422 /);
      const timer = isSending ? setInterval(() => socket.write('a'), 50) : undefined;
      if (!isSending) socket.destroy();
      t.after(() => {
        clearInterval(timer);
        socket.destroy();
      });

      await closed;
    },
  );
}
