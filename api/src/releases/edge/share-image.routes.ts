import { LANGUAGES } from '@portal/shared/facts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../errors/app-error.ts';
import { createLruMap } from '../../platform/lru-map.ts';
import { pictureHeaders } from '../../content/media/media.routes.ts';
import { paintShareImage, SHARE_IMAGE_PATH, type ShareImage } from '../../content/media/share-image.ts';
import { getSiteMetadata } from '../../content/site/site-metadata.ts';
import type { EdgeOptions } from './edge.routes.ts';
import { describeShareImage, getShareImageVersion } from './share-image.ts';
import { createLogoReader } from './site-logo.ts';
import { createSiteSource } from './site-source.ts';

/** Four languages of ten domains, 0.3 MB each. */
const MAX_CACHED_PICTURES = 40;

const query = z.object({
  /** Another domain than the host's: the console previews the pictures of all. */
  domain: z.string().max(253).optional(),
  language: z.enum(LANGUAGES).optional(),
  version: z.string().max(64).optional(),
});

/** Serves the drawn share images of domains; painting one takes half a second. */
export const shareImageRoutes: FastifyPluginAsyncZod<EdgeOptions> = async (app, options) => {
  const findSite = createSiteSource(options.findSite);
  const pictures = createLruMap<Promise<Buffer>>(MAX_CACHED_PICTURES);
  const readLogo = createLogoReader(app.config.dataDir);
  const paint = async (image: ShareImage) => paintShareImage(image, await readLogo(image.logo));

  app.get(SHARE_IMAGE_PATH, { schema: { hide: true, querystring: query } }, async (request, reply) => {
    const site = await findSite((request.query.domain ?? request.hostname).toLowerCase());
    if (!site) throw new AppError('unknown_domain');
    const language = request.query.language ?? site.default_language;
    const image = describeShareImage(getSiteMetadata(site, language), language);
    const version = getShareImageVersion(image);
    const cached = pictures.get(version);
    const picture = cached ?? paint(image);
    if (!cached) {
      pictures.set(version, picture);
      // A failed attempt is not cached; its request reports it.
      picture.catch(() => pictures.delete(version));
    }
    reply.headers(pictureHeaders).type('image/png');
    // Only an address with the version of this picture always returns it.
    if (request.query.version !== version) reply.header('Cache-Control', 'no-cache');
    return reply.send(await picture);
  });
};
