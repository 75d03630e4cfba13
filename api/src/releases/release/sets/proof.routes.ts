import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { diffReleaseSets, type ReleaseSet } from '@portal/shared/release';
import { z } from 'zod';
import { AppError } from '../../../errors/app-error.ts';
import { ok, createResponseSchema } from '../../../platform/http/listing.ts';
import { describeProblems } from '../../../platform/http/problem.ts';
import { getActor } from '../../../access/audit/actor.ts';
import { createAudit } from '../../../access/audit/audit.service.ts';
import { listMovedNames } from '../index.ts';
import { toProofResponse } from '../moves/release-responses.ts';
import {
  leftOut,
  movePlan,
  plannedVisit,
  proof,
  proofReport,
  releaseSet,
  remoteName,
  setChange,
  setId,
  setIdStart,
} from '../moves/release.schemas.ts';
import { domainName } from '../../../platform/http/domain-name.ts';

const ACCESS = ['unauthenticated', 'forbidden'] as const;

/** A team proves what its own builds do to a domain: the set differs from what runs there in its remotes only. */
function requireOwnChanges({ deployToken }: FastifyRequest, before: ReleaseSet, to: ReleaseSet) {
  if (deployToken?.kind !== 'team') return;
  const names = listMovedNames(before, to);
  if (names.length === 0 || names.some((name) => !deployToken.scope.includes(name)))
    throw new AppError('token_scope');
}

/** Routes by which the pages of a release set are opened in a browser before a domain runs it. */
export const proofRoutes: FastifyPluginAsyncZod = async (app) => {
  const { releases, proofs } = app.releaseSystem;
  const audit = createAudit({ db: app.database.db, clock: app.clock, ids: app.ids });
  const config = { skipsPortalHeaders: true };

  /** A set that the domain had or was composed for, and what it runs. */
  const findStored = async (domain: string, reference: string) => {
    const before = await releases.requireCurrent(domain);
    const to = await releases.resolve(reference);
    if (to.domain !== domain) throw new AppError('set_unknown');
    return { before, to, leftOut: [] };
  };

  /** The set with which a proof compares: what the domain ran when its pages were opened. */
  const findBase = async (domain: string, id: string): Promise<ReleaseSet> => {
    if (!(await releases.hasRun(domain, id))) throw new AppError('set_unknown');
    return releases.resolve(id);
  };

  app.post(
    '/operator/release/candidate',
    {
      config,
      schema: {
        operationId: 'composeRelease',
        summary:
          'The release set that a move would lead to, or that the domain runs, and the pages that a proof of it opens',
        tags: ['operator'],
        body: z.strictObject({
          domain: domainName,
          plan: movePlan.optional(),
          set: setIdStart.optional().describe('A stored set of the domain, in place of a plan.'),
        }),
        response: {
          200: createResponseSchema({
            set: releaseSet,
            base: setId.describe('What the domain runs, with which `changes` and `proven` compare.'),
            site: z.enum(['partner', 'playlist', 'console']),
            changes: z.array(setChange),
            visits: z.array(plannedVisit),
            proven: z
              .array(remoteName)
              .describe(
                'Remotes whose pages ran the same code in the proof of what the domain runs; they may be left out.',
              ),
            proof: proof.nullable(),
            left_out: leftOut,
          }),
          ...describeProblems(
            ...ACCESS,
            'no_release',
            'set_unknown',
            'build_unknown',
            'build_refused',
            'nothing_to_roll_back',
            'move_unknown',
            'nothing_to_revert',
            'release_moved',
          ),
        },
      },
    },
    async (request) => {
      const { domain, plan, set } = request.body;
      const {
        before,
        to,
        leftOut: left,
      } = set === undefined ? await releases.compose(domain, plan) : await findStored(domain, set);
      requireOwnChanges(request, before, to);
      const found = await proofs.find(to);
      return {
        ...ok,
        set: to,
        base: before.id,
        site: await proofs.site(domain),
        changes: diffReleaseSets(before, to),
        visits: await proofs.visits(to),
        proven: [...(await proofs.listProven(to, before))].toSorted(),
        proof: found ? toProofResponse(found) : null,
        left_out: left,
      };
    },
  );

  app.post(
    '/operator/release/proof',
    {
      config,
      schema: {
        operationId: 'recordProof',
        summary:
          'Stores what a browser found on the pages of a release set, all of which it has to have opened',
        tags: ['operator'],
        body: z.strictObject({
          domain: domainName,
          set: setId,
          base: setId
            .optional()
            .describe('The base of the candidate, when the domain may have moved since; else what it runs.'),
          ...proofReport,
        }),
        response: {
          200: createResponseSchema({ proof }),
          ...describeProblems(...ACCESS, 'no_release', 'set_unknown', 'proof_incomplete'),
        },
      },
    },
    async (request) => {
      const { domain, set: id, base: baseId, ...report } = request.body;
      const { before, to: set } = await findStored(domain, id);
      const hasMoved = baseId !== undefined && baseId !== before.id;
      const base = hasMoved ? await findBase(domain, baseId) : before;
      requireOwnChanges(request, base, set);
      const recorded = await proofs.record(set, report, { base, by: request.operator });
      const change = { action: 'release.proof', subject: id, after: { verdict: recorded.verdict } } as const;
      await audit.record(getActor(request), { ...change, domain }, app.database.db);
      return { ...ok, proof: toProofResponse(recorded) };
    },
  );
};
