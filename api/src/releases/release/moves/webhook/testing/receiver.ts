import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestContext } from 'node:test';

export type Received = { headers: IncomingHttpHeaders; body: string };
/** The status of a response; `silent` leaves a request without one. */
export type Behaviour = number | 'silent';

/**
 * A receiver that responds to its messages in turn, and with 200 after that. A `GET` returns what it received, for
 * servers of other processes.
 */
export const openReceiver = async (t: TestContext, behaviours: Behaviour[] = []) => {
  const received: Received[] = [];
  const arrivals = new EventEmitter();
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      response.end(JSON.stringify(received));
      return;
    }
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      arrivals.emit('message');
      const behaviour = behaviours.shift() ?? 200;
      if (behaviour !== 'silent') response.writeHead(behaviour, { location: '/elsewhere' }).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    received,
    server,
    url: `http://127.0.0.1:${port}/hook`,
    async waitFor(count: number) {
      while (received.length < count) await once(arrivals, 'message');
    },
  };
};
