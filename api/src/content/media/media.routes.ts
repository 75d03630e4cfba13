import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { drawPicture, mediaKinds, pixelKinds } from './drawing.ts';
import { paintPicture } from './pixels.ts';

const YEAR_SECONDS = 31_536_000;

const seed = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, { error: 'invalid' });
const drawn = z.object({ kind: z.enum(mediaKinds), seed });
const painted = z.object({ kind: z.enum(pixelKinds), seed });

/** A URL always returns the same picture, and an opened picture can run nothing. */
export const pictureHeaders = {
  'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  // Pages of every domain embed them.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

export const mediaRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/media/:kind/:seed.svg', { schema: { hide: true, params: drawn } }, async (request, reply) =>
    reply
      .headers(pictureHeaders)
      .type('image/svg+xml; charset=utf-8')
      .send(drawPicture(request.params.kind, request.params.seed)),
  );

  app.get('/media/:kind/:seed.webp', { schema: { hide: true, params: painted } }, async (request, reply) =>
    reply
      .headers(pictureHeaders)
      .type('image/webp')
      .send(await paintPicture(request.params.kind, request.params.seed)),
  );
};
