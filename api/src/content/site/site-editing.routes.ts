import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readSeenVersion, sendVersion } from '../../platform/http/if-match.ts';
import { ok, createPageSchema, pageQuery, createResponseSchema } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { boundedText, text } from '../../platform/http/text-schema.ts';
import { getActor } from '../../access/audit/actor.ts';
import { createAudit } from '../../access/audit/audit.service.ts';
import { toStartResponse } from '../../releases/release/moves/release-responses.ts';
import { startedDomain } from '../../releases/release/moves/release.schemas.ts';
import { siteKinds } from './site-editing.repository.ts';
import { createSiteEditing } from './site-editing.service.ts';
import {
  contactFields,
  newSiteSettings,
  operatorContactSchema,
  operatorSiteSchema,
  siteSettings,
} from './site.schemas.ts';
import { domainName } from '../../platform/http/domain-name.ts';

const ACCESS = ['unauthenticated', 'forbidden', 'unknown_domain'] as const;
const siteResponse = createResponseSchema({ site: operatorSiteSchema });
const ofDomain = z.object({ domain: domainName });

const changeBody = z
  .strictObject({ domain: domainName, ...z.object(siteSettings).partial().shape })
  .refine(({ domain: _, ...change }) => Object.values(change).some((value) => value !== undefined), {
    error: 'unchanged',
  });

/** Routes by which operators create, edit and delete domains, and their payment contacts. */
export const siteEditingRoutes: FastifyPluginAsyncZod = async (app) => {
  const base = { db: app.database.db, clock: app.clock, ids: app.ids };
  const sites = createSiteEditing({ ...base, audit: createAudit(base) });
  const { advancer } = app.releaseSystem;

  const startRelease = async (site: Parameters<typeof advancer.start>[0][number], by: string) => {
    const [started] = await advancer.start([site], { by, reason: 'The domain was created' });
    return started ? toStartResponse(started) : null;
  };

  app.get(
    '/operator/sites',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'operatorSites',
        summary: 'All settings of every domain, the oldest first',
        tags: ['operator'],
        querystring: z.object({
          ...pageQuery,
          kind: z.enum(siteKinds).optional(),
          search: text.min(1).max(100).optional().describe('Words of the name or the domain.'),
        }),
        response: {
          200: createResponseSchema(createPageSchema(operatorSiteSchema)),
          ...describeProblems('unauthenticated', 'forbidden'),
        },
      },
    },
    async ({ query: { page, size, kind, search: typed } }) => {
      const search = await app.searches.prepare(typed, { kinds: ['site'], accountId: undefined });
      return { ...ok, ...(await sites.list({ kind, search }, { page, size })) };
    },
  );

  app.get(
    '/operator/site',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'operatorSite',
        summary: 'All settings of a domain, in all languages; the ETag is its version',
        tags: ['operator'],
        querystring: ofDomain,
        response: { 200: siteResponse, ...describeProblems(...ACCESS) },
      },
    },
    async ({ query }, reply) => {
      const site = await sites.find(query.domain);
      sendVersion(reply, site.version);
      return { ...ok, site };
    },
  );

  app.post(
    '/operator/site',
    {
      config: { skipsPortalHeaders: true, idempotent: true },
      schema: {
        operationId: 'createSite',
        summary: 'Creates a domain, which runs the released builds from then on',
        description: 'Settings that are absent follow from the name, the domain and the language.',
        tags: ['operator'],
        body: z.strictObject({ domain: domainName, ...newSiteSettings }),
        response: {
          200: createResponseSchema({
            site: operatorSiteSchema,
            release: z.string().nullable().describe('The release set; null when it could not be started.'),
            start: startedDomain.nullable().describe('What it runs, and what it does not and why.'),
          }),
          ...describeProblems(...ACCESS, 'domain_taken'),
        },
      },
    },
    async (request, reply) => {
      const { domain, ...settings } = request.body;
      const site = await sites.create(getActor(request), domain, settings);
      const start = await startRelease(site, request.operator);
      sendVersion(reply, site.version);
      return { ...ok, site, release: start?.set ?? null, start };
    },
  );

  app.post(
    '/operator/site/change',
    {
      config: { skipsPortalHeaders: true, idempotent: true, versioned: true },
      schema: {
        operationId: 'changeSite',
        summary: 'Changes the given settings of a domain; pages use them from their next load on',
        tags: ['operator'],
        body: changeBody,
        response: { 200: siteResponse, ...describeProblems(...ACCESS) },
      },
    },
    async (request, reply) => {
      const { domain, ...change } = request.body;
      const site = await sites.change(getActor(request), domain, readSeenVersion(request), change);
      sendVersion(reply, site.version);
      return { ...ok, site };
    },
  );

  app.post(
    '/operator/site/delete',
    {
      config: { skipsPortalHeaders: true, idempotent: true },
      schema: {
        operationId: 'deleteSite',
        summary: 'Deletes a domain with its accounts, none of which may have channels',
        description: 'Its notices and its payment contact are deleted too; the log of its releases stays.',
        tags: ['operator'],
        body: z.strictObject({ domain: domainName, reason: boundedText(1, 500) }),
        response: {
          200: createResponseSchema({
            accounts: z.int().describe('The accounts that were deleted with it.'),
          }),
          ...describeProblems(...ACCESS, 'site_in_use'),
        },
      },
    },
    async (request) => {
      const { domain, reason } = request.body;
      return { ...ok, ...(await sites.delete(getActor(request), domain, reason)) };
    },
  );

  app.get(
    '/operator/contact',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'operatorContact',
        summary:
          'Whom partners of a domain ask about payment; the ETag is its version, 0 where there is none',
        tags: ['operator'],
        querystring: ofDomain,
        response: {
          200: createResponseSchema({ contact: operatorContactSchema.nullable() }),
          ...describeProblems(...ACCESS),
        },
      },
    },
    async ({ query }, reply) => {
      const contact = await sites.findContact(query.domain);
      sendVersion(reply, contact?.version ?? 0);
      return { ...ok, contact };
    },
  );

  app.post(
    '/operator/contact/change',
    {
      config: { skipsPortalHeaders: true, idempotent: true, versioned: true },
      schema: {
        operationId: 'changeContact',
        summary: 'Sets the payment contact of a domain',
        tags: ['operator'],
        body: z.strictObject({ domain: domainName, ...contactFields }),
        response: {
          200: createResponseSchema({ contact: operatorContactSchema }),
          ...describeProblems(...ACCESS),
        },
      },
    },
    async (request, reply) => {
      const { domain, ...content } = request.body;
      const contact = await sites.putContact(getActor(request), domain, readSeenVersion(request), content);
      sendVersion(reply, contact.version);
      return { ...ok, contact };
    },
  );
};
