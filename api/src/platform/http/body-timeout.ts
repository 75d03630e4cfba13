import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The time in which a body arrives; only files of authenticated operators take longer. */
const BODY_TIMEOUT_MS = 10_000;
/** The least that an operator's file arrives with, and how often that is checked. */
const MIN_BYTES_PER_SECOND = 1_024;
const CHECK_INTERVAL_MS = 30_000;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Node's error for a request whose headers or body take too long; its handler responds with 408. */
const createTimeoutError = () =>
  Object.assign(new Error('The body arrives too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/** Ends connections whose body arrives too slowly, so that waiting clients cannot take all file descriptors. */
export const installBodyTimeout = (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => {
    const { raw } = request;
    const { socket } = raw;
    // A request that is injected has no connection.
    if (!hasBody(raw) || !(socket instanceof Socket)) return;
    let checkedBytes = socket.bytesRead;

    const isFastEnough = (milliseconds: number) => {
      const bytes = socket.bytesRead - checkedBytes;
      checkedBytes = socket.bytesRead;
      // What waits in the stream was sent; the server reads it slowly.
      return raw.readableLength > 0 || bytes >= (MIN_BYTES_PER_SECOND * milliseconds) / 1_000;
    };
    const checkAfter = (milliseconds: number): NodeJS.Timeout =>
      setTimeout(() => {
        const isUpload = request.operator !== '';
        if (isUpload && isFastEnough(milliseconds)) timer = checkAfter(CHECK_INTERVAL_MS);
        else app.server.emit('clientError', createTimeoutError(), socket);
      }, milliseconds).unref();

    let timer = checkAfter(BODY_TIMEOUT_MS);
    const stop = () => clearTimeout(timer);
    raw.once('end', stop).once('close', stop);
  });
};
