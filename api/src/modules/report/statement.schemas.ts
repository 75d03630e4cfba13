import { z } from 'zod';
import { responseSchema } from '../../platform/http/listing.ts';
import { month } from './month-input.ts';
import { day, money, status, window } from './report-figures.ts';

export const statementFilter = { month };
export const statementQuery = z.object(statementFilter);

const both = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ USD: schema.nullable(), KRW: schema.nullable().describe('Null while a rate is missing.') });
const amounts = z.object({ gross: money, fee: money, net: money });

export const statementAnswer = responseSchema({
  month,
  period: window,
  status,
  is_complete: z.boolean().describe('Whether the revenue of every day of the month is there.'),
  usd_krw: z
    .string()
    .nullable()
    .describe('What a dollar came to over the month; each day is converted at its own rate.'),
  items: z.array(
    z.object({
      member: z.object({ id: z.string(), nickname: z.string(), email: z.string() }),
      channels: z.int(),
      rates: z.array(z.object({ from: day, to: day, fee_rate: z.number() })),
      amounts: both(amounts),
    }),
  ),
  unassigned: both(money).nullable().describe('Of channels that nobody is assigned to; for managers.'),
  totals: both(amounts)
    .nullable()
    .describe('Gross is that of the rows and of what nobody is assigned to; for managers.'),
});
