import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createResponseSchema, ok } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { requireSession } from '../../platform/http/request-context.ts';
import { uuid } from '../../platform/http/text-schema.ts';
import { getActor } from '../../access/audit/actor.ts';
import { createAudit } from '../../access/audit/audit.service.ts';
import { dayInput } from '../../figures/report/scope/report-input.ts';
import { createContractService } from './contract.service.ts';

const failures = describeProblems('unauthenticated', 'forbidden', 'not_found');
const tags = ['members'];
const contract = createResponseSchema({
  contract_until: z.iso.date().nullable().describe('The first day without a contract; null without an end.'),
});

/** Routes by which managers end and continue contracts of their members. */
export const contractRoutes: FastifyPluginAsyncZod = async (app) => {
  const base = { db: app.database.db, clock: app.clock, ids: app.ids };
  const contracts = createContractService({ ...base, audit: createAudit(base) });

  app.post(
    '/member/mcn/contract/end',
    {
      schema: {
        operationId: 'endContract',
        summary:
          'Ends a member’s contract on a day that is not closed: its assignments end, and it keeps its account and what it earned',
        tags,
        body: z.strictObject({
          target: uuid,
          from: dayInput.describe('The first Pacific day without a contract, which may be to come.'),
        }),
        response: { 200: contract, ...failures },
      },
    },
    async (request) => {
      const { target: memberId, from } = request.body;
      const { accountId } = requireSession(request);
      return {
        ...ok,
        contract_until: await contracts.end(getActor(request), { accountId, memberId }, from),
      };
    },
  );

  app.post(
    '/member/mcn/contract/continue',
    {
      schema: {
        operationId: 'continueContract',
        summary: 'Continues a contract whose end is known; assignments that have ended stay so',
        tags,
        body: z.strictObject({ target: uuid }),
        response: { 200: contract, ...failures },
      },
    },
    async (request) => {
      const { accountId } = requireSession(request);
      await contracts.resume(getActor(request), { accountId, memberId: request.body.target });
      return { ...ok, contract_until: null };
    },
  );
};
