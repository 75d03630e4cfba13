import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { acceptFileBodies, getFileBody } from '../../platform/http/file-body.ts';
import { ok, createResponseSchema } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { MalformedFileError } from '../../platform/csv/file-error.ts';
import { encodePicture } from '../media/stored/encode-picture.ts';
import { MediaRefusedError } from '../media/stored/media-refused-error.ts';
import { createPictureStore, toPicturePath } from '../media/stored/picture-store.ts';
import { readPicture } from '../media/stored/read-picture.ts';

const kinds = ['logo', 'share_image'] as const;

/** The route by which operators send the pictures of domains. */
export const sitePictureRoutes: FastifyPluginAsyncZod = async (app) => {
  acceptFileBodies(app);

  app.post(
    '/operator/site/pictures',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'addSitePicture',
        summary: 'Stores a picture, whose path `logo_favicon` or `logo_meta` of a domain may have',
        description:
          'The body is a JPEG, PNG or WebP picture of up to 10 MB and 4,096 × 4,096 pixels. A logo is stored whole, on a transparent square of at most 256 pixels; of a share image the middle, of at most 1200 × 630.',
        tags: ['operator'],
        querystring: z.object({
          kind: z.enum(kinds),
          name: z.string().min(1).max(200).describe("The file's name, for the message of a refusal."),
        }),
        response: {
          200: createResponseSchema({ path: z.string().describe('Where it is served.') }),
          ...describeProblems('unauthenticated', 'forbidden', 'report_malformed', 'unsupported_media_type'),
        },
      },
    },
    async ({ query: { kind, name }, body }) => {
      try {
        const picture = await encodePicture(await readPicture(getFileBody(body)), kind);
        const hash = await createPictureStore(app.config.dataDir, kind).save(picture);
        return { ...ok, path: toPicturePath(kind, hash) };
      } catch (error) {
        if (!(error instanceof MediaRefusedError)) throw error;
        throw new MalformedFileError([{ path: name, code: error.code, message: error.message }]);
      }
    },
  );
};
