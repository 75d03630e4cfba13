import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { addAnswerHeaders } from './answer-headers.ts';
import { acceptedLanguage } from './languages.ts';

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

/** Answers that fail before anybody looks at their site are in the language of the caller too. */
export const installLanguage = (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => {
    request.language = acceptedLanguage(request.headers['accept-language']) ?? request.language;
  });
};

/** Refuses bodies that are packed: nothing here unpacks them, and packed JSON would only seem to be broken. */
export const installEncodingCheck = (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ method, headers }) => {
    // What asks only has no body that could be packed.
    if (method === 'GET' || method === 'HEAD') return;
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding.toLowerCase() !== 'identity') throw new AppError('unsupported_media_type');
  });
};

/** Sets the headers of API answers; a route that sets one of them itself keeps its own. */
export const installAnswerHeaders = (app: FastifyInstance) => {
  app.addHook('onSend', async (request, reply) => {
    addAnswerHeaders(reply, { 'Content-Language': request.language });
  });
};
