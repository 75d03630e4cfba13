import { z } from 'zod';
import { text, uuid } from '../../platform/http/text-schema.ts';
import { isDay } from './calendar.ts';
import { compareModes, intervals, lengthOf } from './period.ts';

/** Three years: as much as a chart can show and the database should be asked for at once. */
const LONGEST_PERIOD_DAYS = 1_100;
const FIRST_DAY = '2005-01-01';
const LAST_DAY = '2100-12-31';
const LONGEST_SEARCH = 100;

const isReportDay = (value: string) => isDay(value) && value >= FIRST_DAY && value <= LAST_DAY;

export const dayInput = z
  .string()
  .refine((value) => isReportDay(value), { error: 'day' })
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

/** The last day is not before the first one, and not too far after it. */
const checkDays = (window: PeriodInput, path: string, context: z.core.$RefinementCtx) => {
  // What is no day at all has been refused for that.
  if (!isReportDay(window.from) || !isReportDay(window.to)) return;
  const days = lengthOf(window);
  if (days >= 1 && days <= LONGEST_PERIOD_DAYS) return;
  const message = days < 1 ? 'before_start' : 'days_at_most';
  const params = { limit: LONGEST_PERIOD_DAYS };
  context.addIssue({ code: 'custom', path: [path], message, params, input: window.to });
};

export const checkPeriod = (query: PeriodInput, context: z.core.$RefinementCtx) =>
  checkDays(query, 'to', context);

/** A comparison that was chosen has both its days. */
export const checkComparison = (query: ComparisonInput, context: z.core.$RefinementCtx) => {
  checkPeriod(query, context);
  const { compare, compare_from: from, compare_to: to } = query;
  if (compare !== 'custom') return;
  if (from !== undefined && to !== undefined) return checkDays({ from, to }, 'compare_to', context);
  const missing = from === undefined ? 'compare_from' : 'compare_to';
  context.addIssue({ code: 'custom', path: [missing], message: 'required', input: undefined });
};
