import { z } from 'zod';
import { answer, listOf, pageQuery } from '../../platform/http/listing.ts';
import { channelMetrics, channelSorts } from './channel-report.ts';
import {
  allFigures,
  channelRef,
  count,
  currency,
  day,
  figures,
  money,
  premiumRate,
  rate,
  status,
  window,
} from './report-figures.ts';
import {
  channel,
  checkComparison,
  checkPeriod,
  comparison,
  interval,
  member,
  period,
  search,
} from './report-input.ts';

/** As many lines as a chart can tell apart; the tenth is everything else. */
const MOST_SERIES = 9;

export const channelFilter = {
  ...period,
  ...comparison,
  member,
  channel,
  search: search.describe('In names and handles of channels.'),
  sort: z.enum(channelSorts).default('views'),
  order: z.enum(['asc', 'desc']).default('desc'),
};

export const channelsQuery = z.object({ ...channelFilter, ...pageQuery }).superRefine(checkComparison);

export const channelTrendQuery = z
  .object({
    ...period,
    member,
    channel,
    interval,
    metric: z.enum(channelMetrics).default('revenue'),
    top: z.coerce.number().int().min(1).max(MOST_SERIES).default(MOST_SERIES),
  })
  .superRefine(checkPeriod);

export const channelsAnswer = answer({
  period: window,
  compare: window.nullable(),
  currency,
  rate,
  status,
  ...listOf(
    z.object({
      channel: channelRef,
      shorts_count: z.int(),
      ...figures,
      premium_rate: premiumRate,
      previous: allFigures.nullable(),
    }),
  ),
  totals: allFigures,
  previous_totals: allFigures.nullable(),
});

const value = z.union([money, count]).nullable();

export const channelTrendAnswer = answer({
  period: window,
  currency,
  status,
  metric: z.enum(channelMetrics),
  dates: z.array(day),
  series: z.array(z.object({ channel: channelRef, values: z.array(value) })),
  others: z.object({ count: z.int(), values: z.array(value) }).describe('The totals less the series.'),
  totals: z.array(value),
});
