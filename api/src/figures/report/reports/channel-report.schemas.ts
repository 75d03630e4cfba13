import { z } from 'zod';
import { createResponseSchema, createPageSchema, pageQuery } from '../../../platform/http/listing.ts';
import { uuid } from '../../../platform/http/text-schema.ts';
import { channelSorts } from './channel-entries.ts';
import { channelMetrics } from './channel-trend.ts';
import {
  allFigures,
  channelRef,
  compareChanges,
  compareGap,
  count,
  currency,
  day,
  figureSchemas,
  memberShare,
  money,
  rate,
  status,
  window,
} from './figure.schemas.ts';
import {
  channel,
  checkComparison,
  comparison,
  interval,
  only,
  ofMember,
  period,
  search,
} from '../scope/report-input.ts';

/** As many lines as can be distinguished in a chart, beside the one for all other channels. */
const MAX_SERIES = 9;
/** As many as a page of the channel list; each of its rows has a sparkline. */
const MAX_NAMED = 20;

export const channelFilter = {
  ...period,
  ...comparison,
  ...only,
  ...ofMember,
  channel,
  search: search.describe('In names and handles of channels.'),
  sort: z.enum(channelSorts).default('views'),
  order: z.enum(['asc', 'desc']).default('desc'),
};

export const channelsQuery = z.object({ ...channelFilter, ...pageQuery }).superRefine(checkComparison);

const channels = z
  .string()
  .max(1_000)
  .optional()
  .transform((list) => list?.split(','))
  .pipe(z.array(uuid).max(MAX_NAMED).optional())
  .describe('Channels with a line of their own, instead of the largest; ids separated by commas.');

export const channelTrendFilter = {
  ...period,
  ...comparison,
  ...only,
  ...ofMember,
  channel,
  interval,
  metric: z.enum(channelMetrics).default('revenue'),
  top: z.coerce.number().int().min(1).max(MAX_SERIES).default(MAX_SERIES),
  channels,
};
export const channelTrendQuery = z.object(channelTrendFilter).superRefine(checkComparison);

const channelInReport = channelRef.extend({
  handle: z.string(),
  color: z.int().describe('Its index among the 30 colours of charts; the same in every response.'),
});

export const channelsResponse = createResponseSchema({
  period: window,
  compare: window.nullable(),
  compare_gap: compareGap,
  compare_changes: compareChanges,
  currency,
  rate,
  status,
  ...createPageSchema(
    z.object({
      channel: channelInReport,
      shorts_count: z.int(),
      ...figureSchemas,
      previous: allFigures.nullable(),
      member_share: memberShare,
    }),
  ),
  totals: allFigures.extend({
    shorts_count: z.int(),
    has_both_signs: z
      .boolean()
      .describe(
        'Whether some channels have negative and others positive revenue, of which there are no shares.',
      ),
  }),
  previous_totals: allFigures.nullable(),
  member_share: memberShare,
});

const value = z.union([money, count]).nullable();

export const channelTrendResponse = createResponseSchema({
  period: window,
  compare: window.nullable(),
  compare_gap: compareGap,
  compare_changes: compareChanges,
  currency,
  status,
  metric: z.enum(channelMetrics),
  dates: z.array(day),
  compare_dates: z.array(day).nullable(),
  compare_through: z.array(day).nullable().describe('The last day of each of `compare_dates`.'),
  series: z.array(
    z.object({
      channel: channelInReport,
      values: z.array(value),
      compare_values: z
        .array(value)
        .nullable()
        .describe('One for each of `compare_dates`; null without figures to compare with.'),
    }),
  ),
  others: z.object({ count: z.int(), values: z.array(value) }).describe('The totals less the series.'),
  totals: z.array(value),
});
