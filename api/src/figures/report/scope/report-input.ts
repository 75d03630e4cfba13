import { PERIODS } from '@portal/shared/facts';
import { z } from 'zod';
import { ISRC } from '../../../content/music/isrc.ts';
import { text, uuid } from '../../../platform/http/text-schema.ts';
import { isDay } from '../../../platform/calendar.ts';
import { weekdays } from './scope.ts';
import { compareModes, compareUnits, intervals, lengthOf } from './period.ts';

/** Three years, which limits the points of a chart and the cost of a query. */
export const MAX_PERIOD_DAYS = 1_100;
const FIRST_DAY = '2005-01-01';
const LAST_DAY = '2100-12-31';
const MAX_SEARCH_LENGTH = 100;

const isReportDay = (value: string) => isDay(value) && value >= FIRST_DAY && value <= LAST_DAY;

export const dayInput = z
  .string()
  .refine((value) => isReportDay(value), { error: 'day' })
  .describe('A Pacific day, YYYY-MM-DD.');

/** The days of a report as query parameters, to be spread into its schema. */
export const days = { from: dayInput, to: dayInput };
/** The same, of a report that `installRelativePeriods` answers for a relative period, too. */
export const period = {
  ...days,
  period: z
    .enum(Object.keys(PERIODS))
    .optional()
    .describe(
      'In place of `from` and `to`: days relative to the latest day. `Content-Location` then names the days.',
    ),
};
export const member = uuid.optional().describe("Only this member's channels; for managers.");
/** Whose money a report is of, as query parameters to be spread into its schema. */
export const ofMember = {
  member,
  amounts: z
    .enum(['net', 'gross'])
    .default('net')
    .describe("Of a member's money, for managers: after its fee, or before it. Its share is taken in both."),
};
export const channel = uuid.optional().describe('Only this channel.');
/** What a report is limited to, as query parameters to be spread into its schema. */
export const only = {
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: 'invalid' })
    .optional()
    .describe('Only views from this country and their revenue; ISO 3166-1.'),
  weekday: z.enum(weekdays).optional().describe('Only the days of the period with this weekday.'),
  track: z
    .string()
    .regex(ISRC, { error: 'invalid' })
    .optional()
    .describe('Only videos with this track, by its ISRC.'),
};
export const interval = z.enum(intervals).default('day');
export const search = text
  .pipe(z.string().max(MAX_SEARCH_LENGTH))
  .optional()
  .describe('In titles of videos, channels and tracks; or the whole ISRC of a track.');

/** Query parameters of a comparison, to be spread into its schema. */
export const comparison = {
  compare: z.enum(compareModes).default('none'),
  compare_by: z
    .enum(compareUnits)
    .default('days')
    .describe(
      'What `previous` and `last_year` count: as many days, or the same days of as many calendar months.',
    ),
  compare_from: dayInput.optional().describe('The first day of the comparison `custom`.'),
  compare_to: dayInput.optional().describe('The last day of the comparison `custom`.'),
};

type PeriodInput = { from: string; to: string };
type ComparisonInput = PeriodInput & {
  compare: string;
  compare_from?: string | undefined;
  compare_to?: string | undefined;
};

/** Refuses a last day before the first one, or more than `limit` days. */
const checkDays = (
  window: PeriodInput,
  path: string,
  context: z.core.$RefinementCtx,
  limit = MAX_PERIOD_DAYS,
) => {
  // Invalid days have their own issue already.
  if (!isReportDay(window.from) || !isReportDay(window.to)) return;
  const days = lengthOf(window);
  if (days >= 1 && days <= limit) return;
  const message = days < 1 ? 'before_start' : 'days_at_most';
  const params = { limit };
  context.addIssue({ code: 'custom', path: [path], message, params, input: window.to });
};

export const checkPeriod = (query: PeriodInput, context: z.core.$RefinementCtx) =>
  checkDays(query, 'to', context);

/** Refuses periods of more days than a costly report reads. */
export const createPeriodCheck = (limit: number) => (query: PeriodInput, context: z.core.$RefinementCtx) =>
  checkDays(query, 'to', context, limit);

/** A custom comparison needs both its days. */
export const checkComparison = (query: ComparisonInput, context: z.core.$RefinementCtx) => {
  checkPeriod(query, context);
  const { compare, compare_from: from, compare_to: to } = query;
  if (compare !== 'custom') return;
  if (from !== undefined && to !== undefined) return checkDays({ from, to }, 'compare_to', context);
  const missing = from === undefined ? 'compare_from' : 'compare_to';
  context.addIssue({ code: 'custom', path: [missing], message: 'required', input: undefined });
};
