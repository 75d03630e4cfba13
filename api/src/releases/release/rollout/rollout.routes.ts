import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok, createResponseSchema } from '../../../platform/http/listing.ts';
import { describeProblems } from '../../../platform/http/problem.ts';
import type { RolloutResult } from '../index.ts';
import { moveErrors, readOrder } from '../moves/release.routes.ts';
import {
  leftOut,
  movePlan,
  nextShare,
  reason,
  releaseSet,
  rollout,
  rolloutSteps,
  setChange,
  unproven,
} from '../moves/release.schemas.ts';
import { toRolloutResponse } from '../moves/release-responses.ts';
import { domainName } from '../../../platform/http/domain-name.ts';

const resultSchema = createResponseSchema({
  set: releaseSet.describe('The set that the domain runs; of visitors without the candidate while one runs.'),
  rollout: rollout.nullable().describe('Null once it was promoted or stopped.'),
  changes: z.array(setChange).describe('What changed for the visitors that got another set.'),
  unfollowed: z.array(z.string()).describe('Names that no longer follow the newest build.'),
  left_out: leftOut,
});
const responses = {
  200: resultSchema,
  ...describeProblems(
    ...moveErrors,
    'no_rollout',
    'build_unknown',
    'nothing_to_roll_back',
    'move_unknown',
    'nothing_to_revert',
  ),
};

const toResponse = ({ rollout: running, leftOut: left_out, ...result }: RolloutResult) => ({
  ...ok,
  ...result,
  left_out,
  rollout: toRolloutResponse(running),
});

/** Routes by which a share of a domain's visitors gets another set before all do. */
export const rolloutRoutes: FastifyPluginAsyncZod = async (app) => {
  const { rollouts } = app.releaseSystem;
  const config = { skipsPortalHeaders: true };
  const order = { domain: domainName, reason: reason.optional() };

  app.post(
    '/operator/release/rollout/start',
    {
      config,
      schema: {
        operationId: 'startRollout',
        summary: 'Gives a share of the visitors of a domain the set that a move leads to',
        tags: ['operator'],
        body: z.strictObject({ ...order, plan: movePlan, ...rolloutSteps, unproven }),
        response: responses,
      },
    },
    async (request) => {
      const { plan, steps, every_minutes: everyMinutes } = request.body;
      return toResponse(
        await rollouts.start(readOrder(request, request.body), plan, { steps, everyMinutes }),
      );
    },
  );

  app.post(
    '/operator/release/rollout/step',
    {
      config,
      schema: {
        operationId: 'stepRollout',
        summary: 'Gives more visitors the candidate; all of them after the last step',
        tags: ['operator'],
        body: z.strictObject({ ...order, share: nextShare, unproven }),
        response: responses,
      },
    },
    async (request) => toResponse(await rollouts.step(readOrder(request, request.body), request.body.share)),
  );

  app.post(
    '/operator/release/rollout/promote',
    {
      config,
      schema: {
        operationId: 'promoteRollout',
        summary: 'Gives all visitors the candidate, which ends the rollout',
        tags: ['operator'],
        body: z.strictObject({ ...order, unproven }),
        response: responses,
      },
    },
    async (request) => toResponse(await rollouts.promote(readOrder(request, request.body))),
  );

  app.post(
    '/operator/release/rollout/stop',
    {
      config,
      schema: {
        operationId: 'stopRollout',
        summary: 'Gives all visitors the set again that the domain runs, which ends the rollout',
        tags: ['operator'],
        body: z.strictObject(order),
        response: responses,
      },
    },
    async (request) => toResponse(await rollouts.stop(readOrder(request, request.body))),
  );
};
