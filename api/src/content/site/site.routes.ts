import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../errors/app-error.ts';
import { parseAcceptLanguage } from '../../texts/languages.ts';
import { createResponseSchema, ok } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { requireSite } from '../../platform/http/request-context.ts';
import { getSiteMetadata, siteMetadataSchema } from './site-metadata.ts';
import { createSiteRepository } from './site.repository.ts';

const contactSchema = z.object({
  company: z.string(),
  address: z.string(),
  business_number: z.string(),
  email: z.string(),
  manager_name: z.string(),
  manager_contact: z.string(),
});

export const siteRoutes: FastifyPluginAsyncZod = async (app) => {
  const sites = createSiteRepository(app.database.db);

  app.get(
    '/v2/mcn/meta',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'siteMetadata',
        summary: 'The public metadata of a domain: theme, language, currency',
        tags: ['site'],
        security: [],
        querystring: z.object({ domain: z.string().max(253) }),
        response: { 200: createResponseSchema({ metadata: siteMetadataSchema }), ...describeProblems() },
      },
    },
    async (request, reply) => {
      // The response must not be stored; Vary protects against caches that store it nevertheless.
      reply.header('Vary', 'Accept-Language');
      const site = await sites.find(request.query.domain.toLowerCase());
      if (!site) throw new AppError('unknown_domain');
      const language = parseAcceptLanguage(request.headers['accept-language']) ?? site.default_language;
      return { ...ok, metadata: getSiteMetadata(site, language) };
    },
  );

  app.get(
    '/member/mcn/contacts',
    {
      schema: {
        operationId: 'paymentContact',
        summary: 'The payment contact of the domain; null when there is none',
        tags: ['site'],
        response: {
          200: createResponseSchema({ contact: contactSchema.nullable() }),
          ...describeProblems('unauthenticated'),
        },
      },
    },
    async (request) => ({ ...ok, contact: (await sites.findContact(requireSite(request).domain)) ?? null }),
  );
};
