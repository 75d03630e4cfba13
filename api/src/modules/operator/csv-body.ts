import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Routes below take files as bodies, and read them as they come in; whether one is compressed is looked at, not believed. */
export const acceptCsv = (app: FastifyInstance) => {
  const pass = (
    _request: unknown,
    payload: NodeJS.ReadableStream,
    done: (error: null, body: unknown) => void,
  ) => done(null, payload);
  app.addContentTypeParser(['text/csv', 'application/gzip', 'application/octet-stream'], pass);
};

/** The file of a request; only the parser above takes a body there, and no body is an empty file. */
export const csvOf = (body: unknown): Readable => (body instanceof Readable ? body : Readable.from([]));
