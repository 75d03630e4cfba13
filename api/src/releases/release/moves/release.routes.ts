import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../../errors/app-error.ts';
import { createResponseSchema, ok } from '../../../platform/http/listing.ts';
import { describeProblems } from '../../../platform/http/problem.ts';
import { getActor } from '../../../access/audit/actor.ts';
import { formatPointer, type MovePlan } from '../index.ts';
import {
  approval,
  changes,
  followed,
  freeze,
  leftOut,
  logEntry,
  moveAt,
  moveNumber,
  plannedMove,
  pointerTag,
  proof,
  reason,
  releaseSet,
  remoteName,
  rollout,
  setChange,
  steps,
  unproven,
} from './release.schemas.ts';
import {
  toApprovalResponse,
  toFreezeResponse,
  toMoveResponse,
  toPlannedMoveResponse,
  toProofResponse,
  toRolloutResponse,
} from './release-responses.ts';
import { domainName } from '../../../platform/http/domain-name.ts';

const LOG_LINES = 50;
const ACCESS = ['unauthenticated', 'forbidden'] as const;
/** Errors of making a move, at once or as a planned one. */
export const executionErrors = [
  ...ACCESS,
  'no_release',
  'release_moved',
  'build_refused',
  'not_proven',
  'release_frozen',
  'release_untrusted',
  'release_key_missing',
] as const;
export const moveErrors = [...executionErrors, 'rollout_running', 'precondition_required'] as const;
const moveResponseSchema = createResponseSchema({
  set: releaseSet,
  changes: z.array(setChange),
  unfollowed: z.array(z.string()).describe('Names that no longer follow the newest build.'),
  stopped: z
    .object({ set: z.string(), share: z.int() })
    .nullable()
    .describe('The canary that the move stopped, with its share in percent.'),
  left_out: leftOut,
  planned: plannedMove
    .nullable()
    .describe('With status 202: the move was planned, and nothing has moved yet.'),
});
const moveResponses = { 200: moveResponseSchema, 202: moveResponseSchema } as const;

/** What the caller has seen the domain run; without it a change could overwrite another operator's. */
function readExpected(request: FastifyRequest): string {
  const header = request.headers['if-match'];
  if (header === undefined) throw new AppError('precondition_required');
  const { success, data } = pointerTag.safeParse(header);
  if (!success) throw new AppError('release_moved');
  return data.slice(1, -1);
}

export const sendSetTag = (reply: FastifyReply, set: { id: string }) => reply.header('ETag', `"${set.id}"`);

type OrderBody = {
  domain: string;
  reason?: string | undefined;
  unproven?: boolean | undefined;
  at?: string | undefined;
};

/** Who moves a domain and why. */
export const readOrder = (
  request: FastifyRequest,
  { domain, reason: given, unproven: isUnproven = false }: OrderBody,
) => ({
  domain,
  reason: readReason(request, given, isUnproven),
  unproven: isUnproven,
  by: request.operator,
  expected: readExpected(request),
});

/** The reason of a move. @throws AppError `validation` when it is missing outside a demo, or where it is always required */
export function readReason(
  { server }: FastifyRequest,
  given: string | undefined,
  isRequired = false,
): string {
  if (given !== undefined) return given;
  if (isRequired || !server.config.demo)
    throw new AppError('validation', { fields: [{ path: 'reason', code: 'required' }] });
  return 'No reason, in a demo';
}

/** Routes that read and move what a domain runs. */
export const releaseRoutes: FastifyPluginAsyncZod = async (app) => {
  const { releases, rollouts, guardStops, proofs, follows, freezes, approvals, sites, plannedMoves } =
    app.releaseSystem;
  const config = { skipsPortalHeaders: true };

  const readLog = async (domain: string, limit: number) => {
    const moves = await releases.listMoves(domain, limit);
    return Promise.all(moves.map(async (move) => toMoveResponse(move, await guardStops.explainMove(move))));
  };

  /** Makes or plans a move; the ETag is the set that the domain runs then. */
  const sendMove = async (request: FastifyRequest, reply: FastifyReply, body: OrderBody, plan: MovePlan) => {
    const order = readOrder(request, body);
    const at = body.at === undefined ? undefined : new Date(body.at);
    const {
      planned,
      leftOut: left_out,
      ...result
    } = await plannedMoves.move(order, plan, { at, actor: getActor(request) });
    sendSetTag(reply, planned ? { id: planned.before_set } : result.set);
    if (planned) reply.code(202);
    return { ...ok, ...result, left_out, planned: planned && toPlannedMoveResponse(planned) };
  };

  app.get(
    '/operator/release',
    {
      config,
      schema: {
        operationId: 'operatorRelease',
        summary:
          'The release set of a domain and its latest changes; the ETag is what a move has to name in If-Match',
        tags: ['operator'],
        querystring: z.object({ domain: domainName }),
        response: {
          200: createResponseSchema({
            set: releaseSet,
            proof: proof.nullable().describe('The newest proof of the set, null before the first one.'),
            follows: followed,
            freezes: z.array(freeze).describe('Those that have not ended, also those of every domain.'),
            rollout: rollout.nullable().describe('Null while all visitors get the same set.'),
            approval,
            log: z.array(logEntry),
          }),
          ...describeProblems(...ACCESS, 'no_release', 'release_untrusted'),
        },
      },
    },
    async ({ query: { domain } }, reply) => {
      const running = await rollouts.find(domain);
      const set = running?.control ?? (await releases.requireCurrent(domain));
      reply.header('ETag', `"${formatPointer(running?.pointer ?? { set: set.id })}"`);
      const found = await proofs.find(set);
      return {
        ...ok,
        set,
        proof: found ? toProofResponse(found) : null,
        follows: await follows.list(set),
        freezes: (await freezes.listOf(domain)).map(toFreezeResponse),
        rollout: toRolloutResponse(running),
        approval: toApprovalResponse(await approvals.find(domain)),
        log: await readLog(domain, LOG_LINES),
      };
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
          200: createResponseSchema({ log: z.array(logEntry) }),
          ...describeProblems(...ACCESS, 'unknown_domain'),
        },
      },
    },
    async ({ query: { domain, limit } }) => {
      if (!(await sites.find(domain))) throw new AppError('unknown_domain');
      return { ...ok, log: await readLog(domain, limit) };
    },
  );

  app.post(
    '/operator/release/change',
    {
      config,
      schema: {
        operationId: 'changeRelease',
        summary:
          'Switches remotes of a domain on or off and moves them, or the shell, to published builds, in one move',
        tags: ['operator'],
        body: z.strictObject({
          domain: domainName,
          changes,
          reason: reason.optional(),
          unproven,
          at: moveAt,
        }),
        response: { ...moveResponses, ...describeProblems(...moveErrors, 'build_unknown') },
      },
    },
    async (request, reply) => {
      const { changes: chosen } = request.body;
      return sendMove(request, reply, request.body, { action: 'change', changes: chosen });
    },
  );

  app.post(
    '/operator/release/rollback',
    {
      config,
      schema: {
        operationId: 'rollbackRelease',
        summary:
          'Rolls back the latest changes of a domain; while a rollout runs, the first step back stops it',
        tags: ['operator'],
        body: z.strictObject({ domain: domainName, steps, reason: reason.optional(), unproven, at: moveAt }),
        response: { ...moveResponses, ...describeProblems(...moveErrors, 'nothing_to_roll_back') },
      },
    },
    async (request, reply) => {
      const { steps: count } = request.body;
      return sendMove(request, reply, request.body, { action: 'rollback', steps: count });
    },
  );

  app.post(
    '/operator/release/revert',
    {
      config,
      schema: {
        operationId: 'revertRelease',
        summary: 'Undoes one move, for all that it changed or one remote, and keeps what came later',
        tags: ['operator'],
        body: z.strictObject({
          domain: domainName,
          move: moveNumber,
          remote: remoteName.optional(),
          reason: reason.optional(),
          unproven,
          at: moveAt,
        }),
        response: {
          ...moveResponses,
          ...describeProblems(...moveErrors, 'move_unknown', 'nothing_to_revert'),
        },
      },
    },
    async (request, reply) => {
      const { move, remote } = request.body;
      return sendMove(request, reply, request.body, { action: 'revert', move, remote });
    },
  );
};
