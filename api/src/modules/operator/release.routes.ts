import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { responseSchema, ok } from '../../platform/http/listing.ts';
import { problemResponses } from '../../platform/http/problem.ts';
import {
  buildVersion,
  domainName,
  logEntry,
  reason,
  releaseSet,
  remoteName,
  setChange,
  setTag,
  steps,
} from './release.schemas.ts';
import { toMoveResponse } from './release-responses.ts';

const LOG_LINES = 50;
const ACCESS = ['unauthenticated', 'forbidden'] as const;
const moveErrors = [
  ...ACCESS,
  'no_release',
  'release_moved',
  'precondition_required',
  'build_refused',
] as const;
const moveResponseSchema = responseSchema({ set: releaseSet, changes: z.array(setChange) });

/** The release set that the caller has seen; without it a change could overwrite another operator's. */
function readExpectedSet(request: FastifyRequest): string {
  const header = request.headers['if-match'];
  if (header === undefined) throw new AppError('precondition_required');
  const { success, data } = setTag.safeParse(header);
  if (!success) throw new AppError('release_moved');
  return data.slice(1, -1);
}

const sendSetTag = (reply: FastifyReply, set: { id: string }) => reply.header('ETag', `"${set.id}"`);

/** Routes that read and change what a domain runs. */
export const releaseRoutes: FastifyPluginAsyncZod = async (app) => {
  const { releases, advancer, sites } = app.releaseSystem;
  const config = { isOpen: true };

  app.get(
    '/operator/release',
    {
      config,
      schema: {
        operationId: 'operatorRelease',
        summary: 'The release set of a domain and its latest changes; the ETag is the id of the set',
        tags: ['operator'],
        querystring: z.object({ domain: domainName }),
        response: {
          200: responseSchema({ set: releaseSet, log: z.array(logEntry) }),
          ...problemResponses(...ACCESS, 'no_release'),
        },
      },
    },
    async ({ query: { domain } }, reply) => {
      const set = await releases.currentOrThrow(domain);
      const log = await releases.log(domain, LOG_LINES);
      sendSetTag(reply, set);
      return { ...ok, set, log: log.map(toMoveResponse) };
    },
  );

  app.get(
    '/operator/release/log',
    {
      config,
      schema: {
        operationId: 'operatorReleaseLog',
        summary: 'The release log of a domain, newest first',
        tags: ['operator'],
        querystring: z.object({
          domain: domainName,
          limit: z.coerce.number().int().min(1).max(1_000).default(100),
        }),
        response: {
          200: responseSchema({ log: z.array(logEntry) }),
          ...problemResponses(...ACCESS, 'unknown_domain'),
        },
      },
    },
    async ({ query: { domain, limit } }) => {
      if (!(await sites.find(domain))) throw new AppError('unknown_domain');
      return { ...ok, log: (await releases.log(domain, limit)).map(toMoveResponse) };
    },
  );

  app.post(
    '/operator/release/remote',
    {
      config,
      schema: {
        operationId: 'changeRelease',
        summary: 'Switches a remote of a domain on or off, or pins it (or the shell) to a published build',
        tags: ['operator'],
        body: z.strictObject({
          domain: domainName,
          remote: remoteName,
          on: z.boolean().optional(),
          version: buildVersion.optional(),
          reason,
        }),
        response: { 200: moveResponseSchema, ...problemResponses(...moveErrors, 'build_unknown') },
      },
    },
    async (request, reply) => {
      const { domain, reason: why, ...change } = request.body;
      const order = { domain, reason: why, by: request.operator, expected: readExpectedSet(request) };
      const result = await releases.change(order, change);
      sendSetTag(reply, result.set);
      return { ...ok, ...result };
    },
  );

  app.post(
    '/operator/release/rollback',
    {
      config,
      schema: {
        operationId: 'rollbackRelease',
        summary: 'Rolls back the latest changes of a domain',
        tags: ['operator'],
        body: z.strictObject({ domain: domainName, steps, reason }),
        response: { 200: moveResponseSchema, ...problemResponses(...moveErrors, 'nothing_to_roll_back') },
      },
    },
    async (request, reply) => {
      const { domain, reason: why, steps: count } = request.body;
      const order = { domain, reason: why, by: request.operator, expected: readExpectedSet(request) };
      const result = await releases.rollback(order, count);
      sendSetTag(reply, result.set);
      return { ...ok, ...result };
    },
  );

  app.post(
    '/operator/release/init',
    {
      config,
      schema: {
        operationId: 'advanceReleases',
        summary: 'Moves one domain, or all, to the newest builds; remotes that are off stay off',
        tags: ['operator'],
        body: z.strictObject({ domain: domainName.optional(), reason }),
        response: {
          200: responseSchema({
            domains: z.array(
              z.object({
                domain: z.string(),
                outcome: z.enum(['started', 'moved', 'unchanged']),
                set: z.string(),
              }),
            ),
          }),
          ...problemResponses(...ACCESS, 'build_unknown', 'build_refused', 'unknown_domain'),
        },
      },
    },
    async ({ body, operator }) => {
      const site = body.domain === undefined ? undefined : await sites.find(body.domain);
      if (body.domain !== undefined && !site) throw new AppError('unknown_domain');
      const chosen = site ? [site] : await sites.list();
      const advanced = await advancer.advance(chosen, {
        by: operator,
        reason: body.reason,
        movesPinned: true,
      });
      return { ...ok, domains: advanced };
    },
  );
};
