import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

const hostIn = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined);

/** A target may be a whole address; whoever stands in between may go by the host in it, while we go by the header. */
const namesOneHost = (target: string, host: string) =>
  target.startsWith('/') || hostIn(target) === hostIn(`http://${host}`);

/** Refuses what proxies and servers are known to read differently: more than one host for one request. */
export const installHostCheck = (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
    if (hosts.length > 1 || !namesOneHost(raw.url ?? '', raw.headers.host ?? ''))
      throw new AppError('bad_request');
  });
};

/** Headers of the API's answers: never kept, never framed, never taken for a page. */
const apiHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Sets the headers of API answers; a route that sets one of them itself keeps its own. */
export const installAnswerHeaders = (app: FastifyInstance) => {
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(apiHeaders))
      if (!reply.hasHeader(name)) reply.header(name, value);
    if (!reply.hasHeader('Content-Language')) reply.header('Content-Language', request.language);
  });
};
