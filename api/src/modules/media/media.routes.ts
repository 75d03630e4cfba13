import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { draw, mediaKinds } from './drawing.ts';

const YEAR_SECONDS = 31_536_000;

const params = z.object({
  kind: z.enum(mediaKinds),
  file: z.string().regex(/^[A-Za-z0-9_-]{1,64}\.svg$/, { error: 'invalid' }),
});

/** Pictures drawn from a seed: the same address is the same picture for ever. They may be looked at, and do nothing else. */
const headers = {
  'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  // Shown in the pages of every domain.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

export const mediaRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/media/:kind/:file', { schema: { hide: true, params } }, async (request, reply) => {
    const { kind, file } = request.params;
    return reply
      .headers(headers)
      .type('image/svg+xml; charset=utf-8')
      .send(draw(kind, file.slice(0, -'.svg'.length)));
  });
};
