import { z } from 'zod';
import { createResponseSchema } from '../../platform/http/listing.ts';
import {
  compareChanges,
  compareGap,
  count,
  currency,
  money,
  window,
} from '../../figures/report/reports/figure.schemas.ts';
import { comparedFilter } from '../../figures/report/reports/report.schemas.ts';
import { checkComparison } from '../../figures/report/scope/report-input.ts';
import { reportCauses } from './compare-revenue.ts';
import { video } from './explanation.schemas.ts';

export const periodBridgeQuery = z.object({ ...comparedFilter, video }).superRefine(checkComparison);

const cause = z.enum(reportCauses);
const side = z
  .object({
    amount: money.nullable().describe('The revenue.'),
    views: count.nullable(),
  })
  .describe('As the summary of the same query reports it; of a video on its days with revenue.');
const contribution = z.object({
  id: z.string().nullable().describe('Null for figures that YouTube attributes to no video.'),
  name: z.string().describe('The id of a video whose title is not known.'),
  before: money,
  after: money,
  difference: money,
  cause: cause.describe('The largest of its causes.'),
});

export const periodBridgeResponse = createResponseSchema({
  currency,
  of: z.enum(['member', 'account']).describe('The money of a member, or the gross of an account.'),
  period: window,
  compare: window.nullable(),
  compare_gap: compareGap,
  compare_changes: compareChanges,
  before: side,
  after: side,
  parts: z
    .array(z.object({ cause, amount: money }))
    .nullable()
    .describe(
      'In the order in which they are computed, each with everything before it; they add up to the difference of both amounts. Null where one of the periods has no revenue.',
    ),
  contributions: z
    .object({
      of: z.enum(['channels', 'videos']).describe('Videos where a channel is selected.'),
      items: z.array(contribution).describe('Those that differ most, at most ten, the largest first.'),
      others: z
        .object({ count, difference: money })
        .describe('What also differs; with the items it adds up to the difference of both amounts.'),
    })
    .nullable()
    .describe('Null of a video, and where a period has no revenue.'),
});
