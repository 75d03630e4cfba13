import { z } from 'zod';

const FIRST_MONTH = '2005-01';
const LAST_MONTH = '2100-12';

/** A month in a query. */
export const month = z
  .string()
  .refine((value) => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value) && value >= FIRST_MONTH && value <= LAST_MONTH, {
    error: 'invalid',
  })
  .describe('A month of Pacific days, YYYY-MM.');

const MOST_MONTHS = 36;

const numberOf = (value: string) => Number(value.slice(0, 4)) * 12 + Number(value.slice(5));

/** The last month is not before the first one, and not too far after it. */
export const checkMonths = (query: { from: string; to: string }, context: z.core.$RefinementCtx) => {
  const months = numberOf(query.to) - numberOf(query.from) + 1;
  if (months >= 1 && months <= MOST_MONTHS) return;
  context.addIssue({ code: 'custom', path: ['to'], message: 'invalid', input: query.to });
};
