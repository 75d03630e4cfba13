import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors/app-error.ts';

/**
 * Parses JSON, refuses keys that would reach an object's prototype, and records the body's length for the
 * protection headers.
 */
export const installBodyParser = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // `parseAs: 'buffer'` passes buffers; the type covers both settings.
    const bytes = body as Buffer;
    request.bodySize = bytes.byteLength;
    if (bytes.byteLength === 0) return done(null, undefined);
    let content = '';
    try {
      content = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch (cause) {
      return done(new AppError('body_malformed', { cause }));
    }
    parse(request, content, (cause, value) =>
      cause ? done(new AppError('body_malformed', { cause })) : done(null, value),
    );
  });
};
