import { z } from 'zod';
import { text, uuid } from '../../platform/http/text-schema.ts';
import { isDay } from './calendar.ts';
import { compareModes, intervals, lengthOf } from './period.ts';

/** Three years: as much as a chart can show and the database should be asked for at once. */
const LONGEST_PERIOD_DAYS = 1_100;
const FIRST_DAY = '2005-01-01';
const LAST_DAY = '2100-12-31';
const LONGEST_SEARCH = 100;

export const dayInput = z
  .string()
  .refine((value) => isDay(value) && value >= FIRST_DAY && value <= LAST_DAY, { error: 'invalid' })
  .describe('A Pacific day, YYYY-MM-DD.');

/** Spread into the query of a report. */
export const period = { from: dayInput, to: dayInput };
export const member = uuid.optional().describe("Only this member's channels; for managers.");
export const channel = uuid.optional().describe('Only this channel.');
export const interval = z.enum(intervals).default('day');
export const search = text
  .pipe(z.string().max(LONGEST_SEARCH))
  .optional()
  .describe('In titles of videos, channels and tracks.');

/** What to compare with; spread into the query of a report. */
export const comparison = {
  compare: z.enum(compareModes).default('none'),
  compare_from: dayInput.optional().describe('The first day of the comparison `custom`.'),
  compare_to: dayInput.optional().describe('The last day of the comparison `custom`.'),
};

type PeriodInput = { from: string; to: string };
type ComparisonInput = PeriodInput & {
  compare: string;
  compare_from?: string | undefined;
  compare_to?: string | undefined;
};

const isPeriod = (window: PeriodInput) => {
  const days = lengthOf(window);
  return days >= 1 && days <= LONGEST_PERIOD_DAYS;
};

const refuse = (context: z.core.$RefinementCtx, path: string, input: unknown) =>
  context.addIssue({ code: 'custom', path: [path], message: 'invalid', input });

/** The last day is not before the first one, and not too far after it. */
export const checkPeriod = (query: PeriodInput, context: z.core.$RefinementCtx) => {
  if (!isPeriod(query)) refuse(context, 'to', query.to);
};

/** A comparison that was chosen has both its days. */
export const checkComparison = (query: ComparisonInput, context: z.core.$RefinementCtx) => {
  checkPeriod(query, context);
  const { compare, compare_from: from, compare_to: to } = query;
  if (compare !== 'custom') return;
  if (from === undefined) refuse(context, 'compare_from', from);
  else if (to === undefined || !isPeriod({ from, to })) refuse(context, 'compare_to', to);
};
