import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../../errors/app-error.ts';
import { pictureHeaders } from '../media.routes.ts';
import { pictureKindNames, pictureKinds } from './picture-kinds.ts';
import { createPictureStore } from './picture-store.ts';

/** Serves stored pictures. */
export const storedPictureRoutes: FastifyPluginAsyncZod = async (app) => {
  const params = z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/, { error: 'invalid' }) });

  for (const kind of pictureKindNames) {
    const store = createPictureStore(app.config.dataDir, kind);
    const { extension, type } = pictureKinds[kind];
    app.get(
      `/media/stored/:hash.${extension}`,
      { schema: { hide: true, params } },
      async (request, reply) => {
        const bytes = await store.read(request.params.hash);
        if (!bytes) throw new AppError('not_found');
        return reply.headers(pictureHeaders).type(type).send(bytes);
      },
    );
  }
};
