import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../errors/app-error.ts';
import { pictureHeaders } from '../../content/media/media.routes.ts';
import {
  paintSiteIcon,
  SITE_ICON_PATH,
  SITE_ICON_PURPOSES,
  SITE_ICON_SIZES,
} from '../../content/media/site-icon.ts';
import { getSiteMetadata } from '../../content/site/site-metadata.ts';
import type { EdgeOptions } from './edge.routes.ts';
import { createLogoReader, findOwnLogo } from './site-logo.ts';
import { createSiteSource } from './site-source.ts';
import { createWebManifest, getSiteIconVersion, WEB_MANIFEST_PATH } from './web-manifest.ts';

const query = z.object({
  size: z.coerce.number().pipe(z.literal(SITE_ICON_SIZES)).default(192),
  purpose: z.enum(SITE_ICON_PURPOSES).default('any'),
  version: z.string().max(64).optional(),
});

/** Serves the manifest and the icons with which a domain can be installed like an app. */
export const webManifestRoutes: FastifyPluginAsyncZod<EdgeOptions> = async (app, options) => {
  const findSite = createSiteSource(options.findSite);
  const readLogo = createLogoReader(app.config.dataDir);
  const find = async (hostname: string) => {
    const site = await findSite(hostname.toLowerCase());
    if (!site) throw new AppError('unknown_domain');
    return site;
  };

  app.get(WEB_MANIFEST_PATH, { schema: { hide: true } }, async (request, reply) => {
    const site = await find(request.hostname);
    const manifest = createWebManifest(getSiteMetadata(site, site.default_language));
    return reply
      .headers(pictureHeaders)
      .header('Cache-Control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifest));
  });

  app.get(SITE_ICON_PATH, { schema: { hide: true, querystring: query } }, async (request, reply) => {
    const site = await find(request.hostname);
    const { version, ...shape } = request.query;
    const icon = { logo: await readLogo(findOwnLogo(site.logo_favicon)), color: site.color_primary };
    reply.headers(pictureHeaders).type('image/png');
    // Only an address with the version of this picture always returns it.
    if (version !== getSiteIconVersion(site)) reply.header('Cache-Control', 'no-cache');
    return reply.send(await paintSiteIcon(icon, shape));
  });
};
