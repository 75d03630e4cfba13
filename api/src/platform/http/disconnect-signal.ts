import type { FastifyReply } from 'fastify';

/** A signal that aborts when the client has disconnected, so that work for its response can end. */
export const createDisconnectSignal = ({ raw }: FastifyReply): AbortSignal => {
  const disconnected = new AbortController();
  raw.once('close', () => disconnected.abort());
  return disconnected.signal;
};
