import { z } from 'zod';
import { createResponseSchema } from '../../../platform/http/listing.ts';
import { checkMonths, month } from '../scope/month-input.ts';
import { currency, money, status } from '../reports/figure.schemas.ts';
import { channel, member } from '../scope/report-input.ts';

export const settlementQuery = z.object({ from: month, to: month, member, channel }).superRefine(checkMonths);

export const settlementResponse = createResponseSchema({
  currency,
  items: z.array(
    z.object({
      month,
      status: status.nullable().describe('Null while no day of the month has revenue.'),
      estimated: money.nullable(),
      final: money
        .nullable()
        .describe('Final revenue; null until every delivered day of the month is closed.'),
      difference: money.nullable(),
      change: z.number().nullable().describe('The difference as a part of the estimate.'),
    }),
  ),
});
