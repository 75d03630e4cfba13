import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const QUIET_MS = 1_500;

/** Collects what a server sends until it closes the connection or pauses. */
export const collectResponse = async (socket: Socket, quietMs = QUIET_MS) => {
  let response = '';
  socket.setEncoding('utf8');
  socket.on('data', (text: string) => {
    response += text;
  });
  const ended = new Promise((resolve) => socket.once('close', resolve));
  // A connection that closes in the middle of a request is one of the expected results.
  socket.on('error', () => undefined);
  await Promise.race([ended, delay(quietMs)]);
  socket.destroy();
  return response;
};

/** Sends raw bytes, which no HTTP client would, and returns the response. */
export const sendRawBytes = (port: number, bytes: string, quietMs?: number) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes, 'latin1');
  return collectResponse(socket, quietMs);
};

/** A raw GET request with as many headers of a name as are given. */
export const formatRawGet = (target: string, headers: readonly string[]) =>
  [`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n');

export const parseStatuses = (answer: string) =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

/** Listens on any free port of this machine. */
export const listenOnFreePort = async (app: FastifyInstance) => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
};
