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
    if (!(request instanceof IncomingMessage) || request.complete || request.destroyed) return;
    // A request that is destroyed meanwhile has no socket any more.
    const { socket } = request;
    // A reader that stopped without ending its iterator left a listener, which would keep the request from flowing.
    request.removeAllListeners('readable').resume();
    setTimeout(() => {
      if (!request.complete) socket.destroy();
    }, LINGER_MS).unref();
  });
};
