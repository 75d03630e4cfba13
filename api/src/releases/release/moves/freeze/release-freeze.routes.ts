import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createResponseSchema, ok } from '../../../../platform/http/listing.ts';
import { describeProblems } from '../../../../platform/http/problem.ts';
import { getActor } from '../../../../access/audit/actor.ts';
import { freeze, givenInstant, reason, rowNumber } from '../release.schemas.ts';
import { toFreezeResponse } from '../release-responses.ts';
import { domainName } from '../../../../platform/http/domain-name.ts';

const ACCESS = ['unauthenticated', 'forbidden'] as const;
const frozenDomain = domainName.nullable().describe('Null is every domain.');

/** Routes that set, end and list the times in which domains do not move. */
export const releaseFreezeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { freezes } = app.releaseSystem;
  const config = { skipsPortalHeaders: true };

  app.get(
    '/operator/release/freezes',
    {
      config,
      schema: {
        operationId: 'releaseFreezes',
        summary: 'The freeze windows that have not ended, the first to begin first',
        tags: ['operator'],
        response: { 200: createResponseSchema({ freezes: z.array(freeze) }), ...describeProblems(...ACCESS) },
      },
    },
    async () => ({ ...ok, freezes: (await freezes.list()).map(toFreezeResponse) }),
  );

  app.post(
    '/operator/release/freeze',
    {
      config,
      schema: {
        operationId: 'freezeReleases',
        summary: 'Refuses moves of a domain, or of all, in a time; recovery moves are still possible',
        tags: ['operator'],
        body: z.strictObject({
          domain: frozenDomain,
          from: givenInstant.optional().describe('Now without it, and instead of a past time.'),
          until: givenInstant,
          reason,
        }),
        response: { 200: createResponseSchema({ freeze }), ...describeProblems(...ACCESS) },
      },
    },
    async (request) => {
      const { domain, from, until, reason: why } = request.body;
      const times = { from: from === undefined ? undefined : new Date(from), until: new Date(until) };
      const author = { actor: getActor(request), by: request.operator };
      return {
        ...ok,
        freeze: toFreezeResponse(await freezes.create({ domain, ...times, reason: why }, author)),
      };
    },
  );

  app.post(
    '/operator/release/unfreeze',
    {
      config,
      schema: {
        operationId: 'unfreezeReleases',
        summary: 'Ends a freeze window, or takes a coming one back',
        tags: ['operator'],
        body: z.strictObject({ domain: frozenDomain, id: rowNumber, reason }),
        response: { 200: createResponseSchema({}), ...describeProblems(...ACCESS, 'not_found') },
      },
    },
    async (request) => {
      const { reason: why, ...freezeOf } = request.body;
      await freezes.end(freezeOf, why, { actor: getActor(request) });
      return ok;
    },
  );
};
