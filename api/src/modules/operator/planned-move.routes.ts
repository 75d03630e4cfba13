import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { responseSchema, ok } from '../../platform/http/listing.ts';
import { problemResponses } from '../../platform/http/problem.ts';
import { getActor } from '../audit/actor.ts';
import { readReason } from './release.routes.ts';
import { domainName, plannedMove, reason, rowNumber, setChange } from './release.schemas.ts';
import { toPlannedMoveResponse } from './release-responses.ts';

const ACCESS = ['unauthenticated', 'forbidden'] as const;

/** Routes that list and cancel moves that are made later. */
export const plannedMoveRoutes: FastifyPluginAsyncZod = async (app) => {
  const { plannedMoves } = app.releaseSystem;
  const config = { isOpen: true };

  app.get(
    '/operator/release/planned',
    {
      config,
      schema: {
        operationId: 'plannedMoves',
        summary: 'The planned moves of a domain, or of all, the newest first, and what became of them',
        tags: ['operator'],
        querystring: z.object({
          domain: domainName.optional(),
          limit: z.coerce.number().int().min(1).max(1_000).default(100),
        }),
        response: {
          200: responseSchema({
            moves: z.array(
              plannedMove.extend({
                changes: z
                  .array(setChange)
                  .nullable()
                  .describe('Null where a set was changed in the database.'),
              }),
            ),
          }),
          ...problemResponses(...ACCESS),
        },
      },
    },
    async ({ query }) => {
      const listed = await plannedMoves.list(query);
      return {
        ...ok,
        moves: listed.map(({ changes, ...move }) => ({ ...toPlannedMoveResponse(move), changes })),
      };
    },
  );

  app.post(
    '/operator/release/cancel',
    {
      config,
      schema: {
        operationId: 'cancelMove',
        summary: 'Cancels a planned move that was not made yet',
        tags: ['operator'],
        body: z.strictObject({ domain: domainName, id: rowNumber, reason: reason.optional() }),
        response: {
          200: responseSchema({ planned: plannedMove }),
          ...problemResponses(...ACCESS, 'not_found', 'planned_move_ended'),
        },
      },
    },
    async (request) => {
      const { domain, id } = request.body;
      const order = { domain, id, by: request.operator, reason: readReason(request, request.body.reason) };
      const planned = await plannedMoves.cancel(order, getActor(request));
      return { ...ok, planned: toPlannedMoveResponse(planned) };
    },
  );
};
