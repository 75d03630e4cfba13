import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { addResponseHeaders } from './response-headers.ts';
import { parseAcceptLanguage } from '../../texts/languages.ts';

const parseHost = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined);

/** A name or an IP address, and a port; what a URL would read as credentials or a path is none. */
const hostPattern = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * A request target may be an absolute URL; a proxy may route by its host, while this server reads the Host header.
 */
const hasSingleHost = (target: string, host: string) =>
  target.startsWith('/') || parseHost(target) === parseHost(`http://${host}`);

const isHostValid = ({ rawHeaders, headers, url, httpVersion }: IncomingMessage) => {
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
  if (hosts.length === 0) return httpVersion === '1.0';
  const host = headers.host ?? '';
  return hosts.length === 1 && hostPattern.test(host) && hasSingleHost(url ?? '', host);
};

/**
 * Refuses requests that proxies and servers interpret differently: a missing, malformed or second host, an HTTP version
 * that this connection cannot have, and a body with several transfer codings.
 */
export const installRequestLineCheck = (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const isCodingKnown = (raw.headers['transfer-encoding'] ?? 'chunked').toLowerCase() === 'chunked';
    if (raw.httpVersionMajor === 1 && isCodingKnown && isHostValid(raw)) return;
    // What follows on this connection may be another request to one program, and a body to another one.
    reply.header('Connection', 'close');
    throw new AppError('bad_request');
  });
};

/** Sets the language of responses that fail before the site is known. */
export const installLanguage = (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => {
    request.language = parseAcceptLanguage(request.headers['accept-language']) ?? request.language;
  });
};

const isUtf8 = (contentType: string) => {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType)?.[1] ?? 'utf-8';
  return /^utf-?8$/i.test(charset);
};

/**
 * Refuses compressed bodies and those in another charset: the API decodes neither, and such JSON would look malformed.
 */
export const installEncodingCheck = (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ method, headers }) => {
    // Reads have no body.
    if (method === 'GET' || method === 'HEAD') return;
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding.toLowerCase() !== 'identity' || !isUtf8(headers['content-type'] ?? ''))
      throw new AppError('unsupported_media_type');
  });
};

/** Tells browsers to use HTTPS only, on responses that a trusted proxy sends over TLS; 0 seconds switch it off. */
export const installTransportSecurity = (app: FastifyInstance, maxAge: number) => {
  app.addHook('onRequest', async ({ protocol }, reply) => {
    if (protocol === 'https') reply.header('Strict-Transport-Security', `max-age=${maxAge}`);
  });
};

/** Sets the headers of API responses; headers set by a route take precedence. */
export const installResponseHeaders = (app: FastifyInstance) => {
  app.addHook('onSend', async (request, reply) => {
    addResponseHeaders(reply, { 'Content-Language': request.language });
  });
};
