import type { FastifyReply } from 'fastify';

/** A signal that aborts when the client has disconnected, so that nobody waits for the response any more. */
export const createDisconnectSignal = ({ raw }: FastifyReply): AbortSignal => {
  const disconnected = new AbortController();
  raw.once('close', () => disconnected.abort());
  return disconnected.signal;
};
