import { z } from 'zod';
import { createResponseSchema } from '../../../platform/http/listing.ts';
import { month } from '../scope/month-input.ts';
import { day, memberShare, money, status, window } from '../reports/figure.schemas.ts';

export const statementFilter = { month };
export const statementQuery = z.object(statementFilter);

const both = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ USD: schema.nullable(), KRW: schema.nullable().describe('Null while a rate is missing.') });
const amounts = z.object({ gross: money, fee: money, net: money });

export const statementResponse = createResponseSchema({
  month,
  period: window,
  status,
  is_complete: z.boolean().describe('Whether every day of the month has revenue.'),
  usd_krw: z
    .string()
    .nullable()
    .describe('The effective exchange rate of the month; each day is converted at its own rate.'),
  items: z.array(
    z.object({
      member: z.object({
        id: z.string(),
        nickname: z.string(),
        email: z.string(),
        is_archived: z.boolean().describe('Deleted; listed in the months in which it had a channel.'),
      }),
      channels: z.int(),
      rates: z.array(z.object({ from: day, to: day, fee_rate: z.number() })),
      amounts: both(amounts),
      member_share: memberShare,
    }),
  ),
  unassigned: both(money)
    .nullable()
    .describe('Of channels, days and parts without an assigned member; for managers.'),
  totals: both(amounts).nullable().describe('Gross includes unassigned revenue; for managers.'),
});
