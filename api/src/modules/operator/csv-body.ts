import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Makes the routes below accept files as streamed bodies; compression is detected from the bytes, not from a
 * header.
 */
export const acceptFileBodies = (app: FastifyInstance) => {
  const pass = (
    _request: unknown,
    payload: NodeJS.ReadableStream,
    done: (error: null, body: unknown) => void,
  ) => done(null, payload);
  app.addContentTypeParser(['text/csv', 'application/gzip', 'application/octet-stream'], pass);
};

/** The file of a request, as the parser above passes it; a missing body is an empty file. */
export const getFileBody = (body: unknown): Readable => (body instanceof Readable ? body : Readable.from([]));

/** The bytes of the file as it is sent; undefined where the client does not know them before. */
export const getBodySize = ({ headers }: FastifyRequest) => {
  const size = Number(headers['content-length'] ?? 0);
  return size > 0 ? size : undefined;
};
