import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addMonths, startOfMonth } from '../../../platform/calendar.ts';
import { toPacificDay } from '../../../platform/clock.ts';
import { createResponseSchema, ok } from '../../../platform/http/listing.ts';
import { describeProblems } from '../../../platform/http/problem.ts';
import { causeNames, type Comparison, comparisonCodes } from '../reconciliation/compare-amounts.ts';
import { reconcile, type ReconciledOwner } from '../reconciliation/reconciliation.service.ts';
import { closingReports, summaryReports } from '../report-types.ts';
import { moneySchema, toMoney } from './money.schemas.ts';

const micros = z.int().describe('In millionths of a dollar.');

const comparison = z
  .object({
    code: z
      .enum(comparisonCodes)
      .describe(
        '`stored`: what the rows of a closing report say, and what is stored of registered channels. `shorts_days`, `shorts_countries`: the summary of Shorts, and those by day and country. `payment_ads`, `payment_premium`, `payment_shorts`: what the reports say, and what was paid. `withheld`: what was paid, and what is left after tax.',
      ),
    subject: z.string().describe('The closing report that it is about; empty for all others.'),
    expected_micros: micros,
    found_micros: micros,
    difference_micros: micros.describe('What was found beyond what was expected.'),
    causes: z
      .array(z.object({ name: z.enum(causeNames), difference_micros: micros }))
      .describe('Why they differ; these amounts add up to the difference.'),
  })
  .meta({ id: 'AmountComparison' });

const summary = z
  .object({
    type: z.enum(summaryReports),
    file: z.object({ id: z.string(), name: z.string() }),
    amounts: z.array(
      z.object({
        source: z.string().describe('The kind of revenue, as YouTube calls it; empty where it names none.'),
        adjustment: z.string().describe('The kind of adjustment; empty for ordinary revenue.'),
        currency: z.string(),
        rows: z.int(),
        micros: z.int().describe('In millionths of the currency.'),
      }),
    ),
  })
  .meta({ id: 'MonthlySummary' });

const owner = z
  .object({
    owner: z.string().describe('Empty for files that name none.'),
    reports: z.array(
      z.object({
        type: z.enum(closingReports),
        file: z
          .object({ id: z.string(), name: z.string() })
          .nullable()
          .describe('The file that counts; null when none was delivered.'),
        money: z
          .array(moneySchema)
          .describe('Where its revenue belongs; empty for files of earlier versions.'),
      }),
    ),
    summaries: z.array(summary).describe('The other files of the month that count.'),
    comparisons: z.array(comparison),
  })
  .meta({ id: 'ReconciledOwner' });

const toComparison = ({
  expected,
  found,
  difference,
  causes,
  ...about
}: Comparison): z.infer<typeof comparison> => ({
  ...about,
  expected_micros: expected,
  found_micros: found,
  difference_micros: difference,
  causes: causes.map(({ name, micros: amount }) => ({ name, difference_micros: amount })),
});

const toOwner = ({ reports, summaries, comparisons, ...rest }: ReconciledOwner): z.infer<typeof owner> => ({
  ...rest,
  reports: reports.map(({ money, ...report }) => ({ ...report, money: money.map(toMoney) })),
  summaries: summaries.map(({ id, name, ...file }) => ({ ...file, file: { id, name } })),
  comparisons: comparisons.map(toComparison),
});

/** The route for operators to compare a month's money: what YouTube's files say, and what is stored. */
export const reconciliationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/operator/reconciliation',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'reconciliation',
        summary:
          'The money of a month by content owner: what the closing reports say and what is stored of it',
        tags: ['operator'],
        querystring: z.object({
          month: z
            .string()
            .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)
            .optional()
            .describe('Such as 2026-10; without it the last month that has ended in Pacific time.'),
        }),
        response: {
          200: createResponseSchema({
            month: z.string(),
            newest: z.string().describe('The last month that has ended.'),
            owners: z.array(owner),
          }),
          ...describeProblems('unauthenticated', 'forbidden'),
        },
      },
    },
    async ({ query }) => {
      const newest = addMonths(startOfMonth(toPacificDay(app.clock.now())), -1).slice(0, 'YYYY-MM'.length);
      const month = query.month ?? newest;
      const owners = await reconcile(app.database.db, month);
      return { ...ok, month, newest, owners: owners.map(toOwner) };
    },
  );
};
