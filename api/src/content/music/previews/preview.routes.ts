import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../../errors/app-error.ts';
import { parseByteRange } from '../../../platform/http/byte-range.ts';
import { describeProblems } from '../../../platform/http/problem.ts';
import { type AudioType, detectAudioType } from './audio-type.ts';
import { createPreviewStore } from './preview-store.ts';

const YEAR_SECONDS = 31_536_000;

type StoredPreview = { bytes: Buffer; type: AudioType; hash: string };
type Served = { size: number; tag: string };

/** The part of a preview that a request asks for; of another version than the stored one, the whole. */
const readRange = ({ headers }: FastifyRequest, reply: FastifyReply, { size, tag }: Served) => {
  const condition = headers['if-range'];
  const range = parseByteRange(
    condition === undefined || condition === tag ? headers.range : undefined,
    size,
  );
  if (range !== 'unsatisfiable') return range;
  reply.header('Content-Range', `bytes */${size}`);
  throw new AppError('range_unsatisfiable');
};

/** Sends a preview or the part of it that the request asks for. */
const sendPreview = (request: FastifyRequest, reply: FastifyReply, { bytes, type, hash }: StoredPreview) => {
  const tag = `"${hash}"`;
  const range = readRange(request, reply, { size: bytes.length, tag });
  reply.type(type).headers({
    'Cache-Control': `private, max-age=${YEAR_SECONDS}, immutable`,
    'Accept-Ranges': 'bytes',
    ETag: tag,
  });
  if (!range) return reply.send(bytes);
  const { first, last } = range;
  reply.code(206).header('Content-Range', `bytes ${first}-${last}/${bytes.length}`);
  return reply.send(bytes.subarray(first, last + 1));
};

const audioResponse = (description: string) => {
  const schema = z.string().meta({ format: 'binary' });
  return { description, content: { 'audio/mpeg': { schema }, 'audio/ogg': { schema } } };
};

/** The route of previews, for the `audio` elements of pages. */
export const previewRoutes: FastifyPluginAsyncZod = async (app) => {
  const store = createPreviewStore(app.config.dataDir);

  app.get(
    '/music/preview',
    {
      config: { acceptsCookieSession: true },
      schema: {
        operationId: 'trackPreview',
        summary: 'A preview of a track by its hash, whole or in part',
        description:
          "Media elements of pages send no headers, so the cookie of a session suffices here. The type is that of the file's content.",
        tags: ['music'],
        querystring: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/, { error: 'invalid' }) }),
        response: {
          200: audioResponse('The whole file.'),
          206: audioResponse('The part that `Range` asks for.'),
          ...describeProblems('unauthenticated', 'not_found', 'range_unsatisfiable'),
        },
      },
    },
    async (request, reply) => {
      const { hash } = request.query;
      const bytes = await store.read(hash);
      const type = bytes && detectAudioType(bytes);
      if (!type) throw new AppError('not_found');
      return sendPreview(request, reply, { bytes, type, hash });
    },
  );
};
