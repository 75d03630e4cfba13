import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Media types of files; compression is detected from the bytes, not from a header. */
const FILE_TYPES = ['text/csv', 'application/gzip', 'application/octet-stream'];

/** Makes the routes below accept files of these media types as streamed bodies. */
export const acceptFileBodies = (app: FastifyInstance, types: string[] = FILE_TYPES) =>
  app.addContentTypeParser(types, (_request, payload, done) => done(null, payload));

/**
 * The file of a request, as the parser above passes it; a missing body is an empty file. A reader may stop before its end:
 * destroying the request, as an iterator does by default, would lose the connection and with it the address of the client.
 */
export const getFileBody = (body: unknown): AsyncIterable<Buffer> =>
  (body instanceof Readable ? body : Readable.from([])).iterator({ destroyOnReturn: false });

/** The bytes of the file as it is sent; undefined where the client does not know them before. */
export const getBodySize = ({ headers }: FastifyRequest) => {
  const size = Number(headers['content-length'] ?? 0);
  return size > 0 ? size : undefined;
};
