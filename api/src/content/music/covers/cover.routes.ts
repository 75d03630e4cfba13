import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { acceptFileBodies, getFileBody } from '../../../platform/http/file-body.ts';
import { createResponseSchema, ok } from '../../../platform/http/listing.ts';
import { describeProblems } from '../../../platform/http/problem.ts';
import { createPictureStore, toPicturePath } from '../../media/stored/picture-store.ts';
import { fetchFile } from '../sources/fetch-file.ts';
import { createCoverService } from './cover.service.ts';
import { coverName } from './cover-source.ts';

/** The covers of this server. */
export const openCovers = (app: FastifyInstance) =>
  createCoverService({
    db: app.database.db,
    store: createPictureStore(app.config.dataDir, 'cover'),
    fetchFile,
  });

/** The route by which operators send covers. */
export const coverUploadRoutes: FastifyPluginAsyncZod = async (app) => {
  const covers = openCovers(app);
  acceptFileBodies(app);

  app.post(
    '/operator/music/covers',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'addCover',
        summary: 'Stores a cover below a name, which the `cover` column of catalogue files may have',
        description:
          'The body is a JPEG, PNG or WebP picture of up to 10 MB and 4,096 × 4,096 pixels; its middle square is stored as WebP. The same name again replaces the picture for later imports.',
        tags: ['operator'],
        querystring: z.object({ name: coverName.describe("The file's name.") }),
        response: {
          200: createResponseSchema({ path: z.string().describe('Where it is served.') }),
          ...describeProblems('unauthenticated', 'forbidden', 'report_malformed', 'unsupported_media_type'),
        },
      },
    },
    async (request) => {
      const hash = await covers.add(request.query.name, getFileBody(request.body));
      return { ...ok, path: toPicturePath('cover', hash) };
    },
  );
};
