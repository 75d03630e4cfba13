import { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Long enough for a client to read the response; a connection that is closed earlier may lose it (RFC 9112, 9.6). */
const LINGER_MS = 2_000;

/**
 * Closes connections whose request was answered before its body was read. They would otherwise stay open until the
 * keep-alive timeout, because nobody reads them and so nobody notices that the client has disconnected.
 */
export const closeUnreadBodies = (app: FastifyInstance) => {
  app.addHook('onResponse', async ({ raw: request }) => {
    // Injected requests of tests have no connection.
    if (!(request instanceof IncomingMessage) || request.complete) return;
    request.resume();
    setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, LINGER_MS).unref();
  });
};
