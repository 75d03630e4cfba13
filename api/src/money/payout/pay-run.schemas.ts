import { z } from 'zod';
import { currency } from './payout.schemas.ts';

export const XML_TYPE = 'application/xml; charset=utf-8';

/** The response schema of an order for a bank. */
export const xmlResponse = { description: 'XML', content: { 'application/xml': { schema: z.string() } } };

export const runLine = z
  .object({
    payee: z.object({ id: z.string(), nickname: z.string().nullable(), email: z.string().nullable() }),
    end_to_end_id: z.string().describe('Names the payee in files of banks.'),
    currency,
    amount: z.string(),
    withheld: z.string().describe('What was withheld of these months; the amount is what is left.'),
    months: z.array(z.string()),
    has_bank_details: z.boolean(),
  })
  .meta({ id: 'PayRunLine' });

/** The day of a pay run as a parameter. */
export const payableOn = z.iso.date().optional().describe('Who is payable on this day; today without it.');
