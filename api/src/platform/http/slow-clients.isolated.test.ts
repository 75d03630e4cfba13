import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../testing/describe-databases.ts';
import { insertSite } from '../testing/fixtures.ts';
import { collectResponse, listenOnFreePort, parseStatuses } from '../testing/raw-connection.ts';

describeWithDatabase('slow clients', (api) => {
  let port = 0;
  let domain = '';
  before(async () => {
    if (!api.isOpen) return;
    port = await listenOnFreePort(api.app);
    domain = await insertSite(api);
  });

  it('T-27 a body that arrives a byte at a time is refused after ten seconds, for JSON and for anonymous files', async () => {
    const answers = await Promise.all(
      [
        ['/api/telemetry/event', 'application/json'],
        ['/api/operator/ingest?name=a', 'text/csv'],
      ].map(async ([path, type]) => {
        const socket = connect(port, '127.0.0.1');
        socket.write(
          `POST ${path} HTTP/1.1\r\nHost: ${domain}\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n`,
        );
        const start = performance.now();
        const drip = setInterval(() => socket.write(' '), 500);
        socket.once('close', () => clearInterval(drip));
        const answer = await collectResponse(socket, 30_000);
        return { answer, seconds: (performance.now() - start) / 1000 };
      }),
    );

    assert.deepEqual(
      answers.map(({ answer }) => parseStatuses(answer)),
      // The second one is refused by its headers, and closed when its body does not end.
      [[408], [400]],
    );
    for (const { seconds } of answers) assert.ok(seconds < 25, `closed after ${seconds} s`);
  });

  it('T-27 connections of one address beyond the limit are closed, and the next one is served when some end', async () => {
    const open: Socket[] = [];
    const closed = new Set<Socket>();
    for (let index = 0; index < 520; index += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.once('close', () => closed.add(socket));
      socket.on('error', () => undefined);
      open.push(socket);
    }
    while (closed.size < 20) await new Promise((resolve) => setTimeout(resolve, 20));
    const ended = open.filter((socket) => !closed.has(socket));
    for (const socket of ended) socket.destroy();
    while (closed.size < 520) await new Promise((resolve) => setTimeout(resolve, 20));

    assert.equal(ended.length, 500);
    assert.equal((await fetch(`http://127.0.0.1:${port}/healthz`)).status, 200);
  });
});
