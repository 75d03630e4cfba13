import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mayCall, isDomainInScope } from '../../../../platform/http/access.ts';
import { createResponseSchema, ok } from '../../../../platform/http/listing.ts';
import { describeProblems } from '../../../../platform/http/problem.ts';
import { getActor } from '../../../../access/audit/actor.ts';
import { findApprovalRefusal, type PlannedMove } from '../../index.ts';
import { executionErrors, readReason } from '../release.routes.ts';
import { approval, plannedMove, reason, rowNumber, setChange } from '../release.schemas.ts';
import { toApprovalResponse, toPlannedMoveResponse } from '../release-responses.ts';
import { domainName } from '../../../../platform/http/domain-name.ts';

const ACCESS = ['unauthenticated', 'forbidden'] as const;

/** Whether the caller may approve a move: its role or token may, and it did not plan the move itself. */
const mayApprove = (request: FastifyRequest, move: PlannedMove) =>
  mayCall(request, 'approveMove') &&
  isDomainInScope(request, move.domain) &&
  findApprovalRefusal(move, request.operator) === undefined;

/** Routes that list, approve and cancel moves that are made later, and set which domains need approval. */
export const plannedMoveRoutes: FastifyPluginAsyncZod = async (app) => {
  const { plannedMoves, approvals } = app.releaseSystem;
  const config = { skipsPortalHeaders: true };

  app.get(
    '/operator/release/planned',
    {
      config,
      schema: {
        operationId: 'plannedMoves',
        summary: 'The planned moves of a domain, or of all: those that wait, then what became of the others',
        tags: ['operator'],
        querystring: z.object({
          domain: domainName.optional(),
          limit: z.coerce.number().int().min(1).max(1_000).default(100),
        }),
        response: {
          200: createResponseSchema({
            moves: z.array(
              plannedMove.extend({
                changes: z
                  .array(setChange)
                  .nullable()
                  .describe('Null where a set was changed in the database.'),
                may_approve: z
                  .boolean()
                  .describe(
                    'Whether the caller may approve it. False for a move that needs no approval, has one, or has ended.',
                  ),
              }),
            ),
          }),
          ...describeProblems(...ACCESS),
        },
      },
    },
    async (request) => {
      const listed = await plannedMoves.list(request.query);
      return {
        ...ok,
        moves: listed.map(({ changes, ...move }) => ({
          ...toPlannedMoveResponse(move),
          changes,
          may_approve: mayApprove(request, move),
        })),
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
          200: createResponseSchema({ planned: plannedMove }),
          ...describeProblems(...ACCESS, 'not_found', 'planned_move_ended'),
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

  app.post(
    '/operator/release/approve',
    {
      config,
      schema: {
        operationId: 'approveMove',
        summary: 'Approves a planned move of somebody else, and makes it now or at its time',
        tags: ['operator'],
        body: z.strictObject({ domain: domainName, id: rowNumber }),
        response: {
          200: createResponseSchema({ planned: plannedMove }),
          ...describeProblems(
            ...executionErrors,
            'not_found',
            'approval_by_other',
            'planned_move_ended',
            'planned_move_late',
          ),
        },
      },
    },
    async (request) => {
      const order = { ...request.body, by: request.operator };
      return { ...ok, planned: toPlannedMoveResponse(await plannedMoves.approve(order, getActor(request))) };
    },
  );

  app.post(
    '/operator/release/approval',
    {
      config,
      schema: {
        operationId: 'requireApproval',
        summary: 'Sets whether moves of a domain need a second person; two have to turn it off',
        tags: ['operator'],
        body: z.strictObject({ domain: domainName, required: z.boolean(), reason: reason.optional() }),
        response: {
          200: createResponseSchema({ approval }),
          ...describeProblems(...ACCESS, 'no_release', 'approval_by_other'),
        },
      },
    },
    async (request) => {
      const { domain, required: isOn } = request.body;
      const order = { domain, isOn, by: request.operator, reason: readReason(request, request.body.reason) };
      return { ...ok, approval: toApprovalResponse(await approvals.set(order, getActor(request))) };
    },
  );
};
