import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { addResponseHeaders } from './response-headers.ts';
import { parseAcceptLanguage } from './languages.ts';

const parseHost = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined);

/**
 * A request target may be an absolute URL; a proxy may route by its host, while this server reads the Host header.
 */
const hasSingleHost = (target: string, host: string) =>
  target.startsWith('/') || parseHost(target) === parseHost(`http://${host}`);

/** Refuses requests with more than one host, which proxies and servers interpret differently. */
export const installHostCheck = (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
    if (hosts.length > 1 || !hasSingleHost(raw.url ?? '', raw.headers.host ?? ''))
      throw new AppError('bad_request');
  });
};

/** Sets the language of responses that fail before the site is known. */
export const installLanguage = (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => {
    request.language = parseAcceptLanguage(request.headers['accept-language']) ?? request.language;
  });
};

/** Refuses compressed bodies: the API does not decompress them, and compressed JSON would look malformed. */
export const installEncodingCheck = (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ method, headers }) => {
    // Reads have no body.
    if (method === 'GET' || method === 'HEAD') return;
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding.toLowerCase() !== 'identity') throw new AppError('unsupported_media_type');
  });
};

/** Sets the headers of API responses; headers set by a route take precedence. */
export const installResponseHeaders = (app: FastifyInstance) => {
  app.addHook('onSend', async (request, reply) => {
    addResponseHeaders(reply, { 'Content-Language': request.language });
  });
};
