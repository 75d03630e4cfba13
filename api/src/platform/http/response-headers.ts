import type { FastifyReply } from 'fastify';

/** Headers of responses that are not pages: not cached, not framed, not sniffed as HTML. */
export const responseHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Sets them, except those that the route has set itself. */
export const addResponseHeaders = (reply: FastifyReply, more: Record<string, string> = {}) => {
  for (const [name, value] of Object.entries({ ...responseHeaders, ...more }))
    if (!reply.hasHeader(name)) reply.header(name, value);
};
