import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { createResponseSchema, ok } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { requireSite } from '../../platform/http/request-context.ts';
import { getPartnerTerms, partnerTermsSchema } from './partner-terms.ts';

export const partnerTermsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v2/mcn/terms',
    {
      schema: {
        operationId: 'partnerTerms',
        summary: 'The figures that guides, sign-up and dialogs of the domain mention',
        tags: ['site'],
        security: [],
        response: { 200: createResponseSchema({ terms: partnerTermsSchema }), ...describeProblems() },
      },
    },
    async (request) => {
      const { isrcPrefix } = app.config;
      return { ...ok, terms: getPartnerTerms(request.language, isrcPrefix, requireSite(request)) };
    },
  );
};
