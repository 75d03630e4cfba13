import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { acceptFileBodies, getFileBody } from '../../../platform/http/file-body.ts';
import { createResponseSchema, ok } from '../../../platform/http/listing.ts';
import { describeProblems } from '../../../platform/http/problem.ts';
import { fetchFile } from '../sources/fetch-file.ts';
import { previewName } from './preview-source.ts';
import { createPreviewStore, toPreviewPath } from './preview-store.ts';
import { createPreviewService } from './preview.service.ts';

/** The previews of this server. */
export const openPreviews = (app: FastifyInstance) =>
  createPreviewService({
    db: app.database.db,
    store: createPreviewStore(app.config.dataDir),
    decoder: app.previewDecoder,
    fetchFile,
  });

/** The route by which operators send previews. */
export const previewUploadRoutes: FastifyPluginAsyncZod = async (app) => {
  const previews = openPreviews(app);
  acceptFileBodies(app);

  app.post(
    '/operator/music/previews',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'addPreview',
        summary: 'Stores a preview below a name, which the `preview` column of catalogue files may have',
        description:
          'The body is an MP3 or Ogg Opus file of up to 2 MB and 90 seconds, by its content and not by its name. It is decoded to its end and stored as it is. The same name again replaces the preview for later imports.',
        tags: ['operator'],
        querystring: z.object({ name: previewName.describe("The file's name.") }),
        response: {
          200: createResponseSchema({ path: z.string().describe('Where it is served.') }),
          ...describeProblems('unauthenticated', 'forbidden', 'report_malformed', 'unsupported_media_type'),
        },
      },
    },
    async (request) => {
      const hash = await previews.add(request.query.name, getFileBody(request.body));
      return { ...ok, path: toPreviewPath(hash) };
    },
  );
};
