import { z } from 'zod';

const FIRST_MONTH = '2005-01';
const LAST_MONTH = '2100-12';

const isMonth = (value: string) =>
  /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value) && value >= FIRST_MONTH && value <= LAST_MONTH;

/** A query parameter with a month. */
export const month = z
  .string()
  .refine((value) => isMonth(value), { error: 'month' })
  .describe('A month of Pacific days, YYYY-MM.');

const MAX_MONTHS = 36;

const numberOf = (value: string) => Number(value.slice(0, 4)) * 12 + Number(value.slice(5));

/** Refuses a last month before the first one, or more than `MAX_MONTHS` months. */
export const checkMonths = (query: { from: string; to: string }, context: z.core.$RefinementCtx) => {
  // Invalid months have their own issue already.
  if (!isMonth(query.from) || !isMonth(query.to)) return;
  const months = numberOf(query.to) - numberOf(query.from) + 1;
  if (months >= 1 && months <= MAX_MONTHS) return;
  const message = months < 1 ? 'before_start' : 'months_at_most';
  const params = { limit: MAX_MONTHS };
  context.addIssue({ code: 'custom', path: ['to'], message, params, input: query.to });
};
