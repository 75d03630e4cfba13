import { diffReleaseSets } from '@portal/shared/release';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../../errors/app-error.ts';
import { createResponseSchema, ok } from '../../../platform/http/listing.ts';
import { describeProblems } from '../../../platform/http/problem.ts';
import { instant } from '../../../platform/http/text-schema.ts';
import { getActor } from '../../../access/audit/actor.ts';
import { createAudit } from '../../../access/audit/audit.service.ts';
import { type AdvanceFailure, BuildRefusedError, type StartSource } from '../index.ts';
import { toStartResponse } from './release-responses.ts';
import { readReason } from './release.routes.ts';
import {
  followed,
  followedName,
  reason,
  setChange,
  setReference,
  startedDomain,
  templateName,
} from './release.schemas.ts';
import { domainName } from '../../../platform/http/domain-name.ts';

const ACCESS = ['unauthenticated', 'forbidden'] as const;

/** Why a named domain could not be started, as the error of its call. */
const toError = ({ code, refusals }: AdvanceFailure) =>
  code === 'build_refused' ? new BuildRefusedError(refusals) : new AppError(code);

/** Routes that start domains, name templates, compare sets, and set what a domain follows. */
export const releaseSetupRoutes: FastifyPluginAsyncZod = async (app) => {
  const { releases, advancer, follows, approvals, sites } = app.releaseSystem;
  const audit = createAudit({ db: app.database.db, clock: app.clock, ids: app.ids });
  const config = { skipsPortalHeaders: true };

  app.post(
    '/operator/release/init',
    {
      config,
      schema: {
        operationId: 'startReleases',
        summary: 'Gives one domain, or all without a release set, their first one; others keep theirs',
        tags: ['operator'],
        body: z
          .strictObject({
            domain: domainName.optional(),
            template: templateName.optional().describe('The released builds without it.'),
            newest: z
              .boolean()
              .optional()
              .describe('The newest published builds, also those that no domain has released.'),
            reason: reason.optional(),
          })
          .refine(({ template, newest }) => template === undefined || !newest, {
            error: 'invalid',
            path: ['newest'],
          }),
        response: {
          200: createResponseSchema({
            domains: z
              .array(startedDomain)
              .describe('The named one; of all only those that had no release set.'),
          }),
          ...describeProblems(
            ...ACCESS,
            'build_refused',
            'no_released_shell',
            'unknown_domain',
            'template_unknown',
            'release_untrusted',
            'release_key_missing',
          ),
        },
      },
    },
    async (request) => {
      const { domain, template, newest } = request.body;
      const site = domain === undefined ? undefined : await sites.find(domain);
      if (domain !== undefined && !site) throw new AppError('unknown_domain');
      const source: StartSource =
        template === undefined
          ? { kind: newest ? 'newest' : 'released' }
          : { kind: 'template', content: await releases.loadTemplate(template) };
      const order = { by: request.operator, reason: readReason(request, request.body.reason) };
      const started = await advancer.start(site ? [site] : await sites.listUnreleased(), order, source);
      const [failure] = site ? started.flatMap((each) => each.failure ?? []) : [];
      if (failure) throw toError(failure);
      return { ...ok, domains: started.map(toStartResponse) };
    },
  );

  app.get(
    '/operator/release/templates',
    {
      config,
      schema: {
        operationId: 'releaseTemplates',
        summary: 'The named release sets that new domains can start from',
        tags: ['operator'],
        response: {
          200: createResponseSchema({
            templates: z.array(
              z.object({ name: z.string(), set: z.string(), saved_at: instant, saved_by: z.string() }),
            ),
          }),
          ...describeProblems(...ACCESS),
        },
      },
    },
    async () => {
      const templates = await releases.listTemplates();
      return {
        ...ok,
        templates: templates.map(({ name, set_id, saved_at, saved_by }) => ({
          name,
          saved_by,
          set: set_id,
          saved_at: saved_at.toISOString(),
        })),
      };
    },
  );

  app.post(
    '/operator/release/template',
    {
      config,
      schema: {
        operationId: 'saveReleaseTemplate',
        summary: 'Names the release set that a domain runs as a template',
        tags: ['operator'],
        body: z.strictObject({ name: templateName, domain: domainName }),
        response: {
          200: createResponseSchema({ set: z.string() }),
          ...describeProblems(...ACCESS, 'no_release'),
        },
      },
    },
    async (request) => {
      const { name, domain } = request.body;
      const { id } = await releases.saveTemplate(name, domain, request.operator);
      const change = { action: 'release.template', subject: name, after: { set: id, domain } } as const;
      await audit.record(getActor(request), change, app.database.db);
      return { ...ok, set: id };
    },
  );

  app.get(
    '/operator/release/diff',
    {
      config,
      schema: {
        operationId: 'diffReleases',
        summary: 'How one release set differs from another; each is an id, its first digits, or a domain',
        tags: ['operator'],
        querystring: z.object({ from: setReference, to: setReference }),
        response: {
          200: createResponseSchema({ from: z.string(), to: z.string(), changes: z.array(setChange) }),
          ...describeProblems(...ACCESS, 'set_unknown', 'no_release', 'release_untrusted'),
        },
      },
    },
    async ({ query }) => {
      const [from, to] = [await releases.resolve(query.from), await releases.resolve(query.to)];
      return { ...ok, from: from.id, to: to.id, changes: diffReleaseSets(from, to) };
    },
  );

  app.post(
    '/operator/release/follow',
    {
      config,
      schema: {
        operationId: 'followBuilds',
        summary: 'Sets whether a domain moves to the newest build of a remote, the shell or all by itself',
        tags: ['operator'],
        body: z.strictObject({
          domain: domainName,
          name: followedName,
          follows: z.boolean(),
          reason: reason.optional(),
        }),
        response: {
          200: createResponseSchema({ follows: followed }),
          ...describeProblems(...ACCESS, 'no_release', 'approval_required'),
        },
      },
    },
    async (request) => {
      const { domain, name, follows: isOn } = request.body;
      const set = await releases.requireCurrent(domain);
      const why = readReason(request, request.body.reason);
      if (isOn && (await approvals.find(domain)).isRequired) throw new AppError('approval_required');
      await follows.set(domain, name, { isOn, by: request.operator });
      const change = { action: 'release.follow', subject: name, after: { follows: isOn } } as const;
      await audit.record(getActor(request), { ...change, domain, reason: why }, app.database.db);
      return { ...ok, follows: await follows.list(set) };
    },
  );
};
