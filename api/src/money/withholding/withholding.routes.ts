import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { toFirstDay } from '../../platform/calendar.ts';
import { fraction, toBasisPoints } from '../../platform/http/day-span-schema.ts';
import { createResponseSchema, ok } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { requireSession } from '../../platform/http/request-context.ts';
import { boundedText, uuid } from '../../platform/http/text-schema.ts';
import { getActor } from '../../access/audit/actor.ts';
import { createAudit } from '../../access/audit/audit.service.ts';
import { month } from '../../figures/report/scope/month-input.ts';
import { createWithholdingService } from './withholding.service.ts';

const ACCESS = ['unauthenticated', 'forbidden', 'not_found'] as const;
const tags = ['payouts'];
const MAX_NOTE = 200;

const target = uuid.describe("A member's id.");
const rate = fraction.describe(
  'Of the net, or with `us_rate` of what of it does not come from viewers in the United States; 0 withholds nothing of it.',
);
const usRate = fraction.describe(
  'Of what of the net comes from viewers in the United States; without it `rate` holds for all revenue.',
);

const withholding = z
  .object({
    from: month,
    until: month.nullable().describe('The month after the last one; null while it has not ended.'),
    rate,
    us_rate: usRate.nullable(),
    note: z.string(),
  })
  .meta({ id: 'Withholding' });

/** Routes by which managers say what they withhold when they pay a member. */
export const withholdingRoutes: FastifyPluginAsyncZod = async (app) => {
  const base = { db: app.database.db, clock: app.clock, ids: app.ids };
  const withholdings = createWithholdingService({ ...base, audit: createAudit(base) });

  app.get(
    '/payout/withholdings',
    {
      schema: {
        operationId: 'withholdings',
        summary: 'What is withheld of a member by month, the newest first',
        tags,
        querystring: z.object({ member: target }),
        response: {
          200: createResponseSchema({
            items: z.array(withholding),
            first_month: month.describe('The first month without a statement.'),
          }),
          ...describeProblems(...ACCESS),
        },
      },
    },
    async (request) => ({
      ...ok,
      ...(await withholdings.list(requireSession(request).accountId, request.query.member)),
    }),
  );

  app.post(
    '/payout/withholding',
    {
      schema: {
        operationId: 'setWithholding',
        summary: 'Sets what is withheld of a member from a month on that has no statement yet',
        tags,
        body: z.strictObject({
          target,
          from: month,
          rate,
          us_rate: usRate.optional(),
          note: boundedText(1, MAX_NOTE).describe('Where the member is resident, and which tax it is.'),
        }),
        response: {
          200: createResponseSchema({}),
          ...describeProblems(...ACCESS, 'fee_month_issued', 'source_not_booked'),
        },
      },
    },
    async (request) => {
      const { target: memberId, from, rate: part, us_rate: usPart, note } = request.body;
      await withholdings.set(getActor(request), {
        accountId: requireSession(request).accountId,
        memberId,
        from: toFirstDay(from),
        basisPoints: toBasisPoints(part),
        usBasisPoints: usPart === undefined ? undefined : toBasisPoints(usPart),
        note,
      });
      return ok;
    },
  );
};
