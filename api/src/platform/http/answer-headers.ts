import type { FastifyReply } from 'fastify';

/** Headers of answers that are no pages: never kept, never framed, never taken for a page. */
export const answerHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Sets them; what a route has set itself stays as it is. */
export const addAnswerHeaders = (reply: FastifyReply, more: Record<string, string> = {}) => {
  for (const [name, value] of Object.entries({ ...answerHeaders, ...more }))
    if (!reply.hasHeader(name)) reply.header(name, value);
};
