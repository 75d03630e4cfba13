import { z } from 'zod';
import { createResponseSchema, createPageSchema, pageQuery } from '../../../platform/http/listing.ts';
import { countryMetrics } from './country.repository.ts';
import {
  allFigures,
  channelRef,
  compareChanges,
  compareGap,
  count,
  currency,
  day,
  definitionChange,
  figureSchemas,
  memberShare,
  money,
  pairedFigures,
  rate,
  share,
  status,
  window,
} from './figure.schemas.ts';
import {
  channel,
  checkComparison,
  checkPeriod,
  comparison,
  interval,
  member,
  only,
  ofMember,
  period,
  search,
} from '../scope/report-input.ts';
import { videoSorts } from './video.repository.ts';

const MAX_COUNTRIES = 300;

/** The query parameters of a report with a comparison. */
export const comparedFilter = { ...period, ...comparison, ...only, ...ofMember, channel };
export const summaryQuery = z.object(comparedFilter).superRefine(checkComparison);
/** The query parameters that the report and its export share. */
export const trendFilter = { ...comparedFilter, interval };
export const trendQuery = z.object(trendFilter).superRefine(checkComparison);
export const annotationsQuery = z.object({ ...period, member, channel, interval }).superRefine(checkPeriod);
export const openRevenueQuery = z.object({ member, channel });
/** The query parameters that a page of the report and its export share. */
export const videoFilter = {
  ...period,
  ...only,
  ...ofMember,
  channel,
  search,
  sort: z.enum(videoSorts).default('views'),
  order: z.enum(['asc', 'desc']).default('desc'),
};
export const videosQuery = z.object({ ...videoFilter, ...pageQuery }).superRefine(checkPeriod);
export const countryFilter = {
  ...period,
  ...only,
  ...ofMember,
  channel,
  metric: z.enum(countryMetrics).default('revenue'),
};
export const countriesQuery = z
  .object({
    ...countryFilter,
    top: z.coerce.number().int().min(1).max(MAX_COUNTRIES).default(5),
  })
  .superRefine(checkPeriod);

export const freshnessResponse = createResponseSchema({
  views_through: day.nullable(),
  revenue_through: day.nullable(),
  latest_day: day.nullable().describe('The newest day with both views and revenue.'),
  first_day: day.nullable(),
  time_zone: z.string(),
  status: z.enum(['estimated', 'final']).describe('Of the newest day of revenue.'),
  final_through: day.nullable().describe('The newest day with final revenue.'),
});

export const summaryResponse = createResponseSchema({
  period: window,
  compare: window.nullable(),
  compare_gap: compareGap,
  compare_changes: compareChanges,
  currency,
  rate,
  status,
  figures: pairedFigures,
  member_share: memberShare,
});

export const openRevenueResponse = createResponseSchema({
  currency,
  days: window.nullable().describe('From the first to the last day that is not final; null without any.'),
  revenue: money.nullable().describe('Of the days that are not final; final days between them do not count.'),
});

const point = z.object({ date: day, ...figureSchemas }).omit({ premium_rate: true });

export const trendResponse = createResponseSchema({
  period: window,
  compare: window.nullable(),
  compare_gap: compareGap,
  compare_changes: compareChanges,
  currency,
  status,
  points: z.array(point),
  compare_points: z.array(point.extend({ through: day.describe('The last day of the point.') })).nullable(),
});

const events = z.object({
  count: z.int(),
  names: z.array(z.string()).describe('The first three of them.'),
});

export const annotationsResponse = createResponseSchema({
  items: z
    .array(
      z.object({
        date: day.describe('The date of a point of the trend.'),
        channels: events.describe('Channels that were approved.'),
        notices: events.describe('Notices that were published.'),
        changes: z.array(definitionChange),
      }),
    )
    .describe('Points of the trend on whose days something happened.'),
});

export const videosResponse = createResponseSchema({
  ...createPageSchema(
    z.object({
      id: z.string(),
      title: z.string(),
      thumbnail: z.string(),
      channel: channelRef,
      published_on: day.nullable(),
      track: z.object({ title: z.string(), isrc: z.string() }).nullable(),
      ...figureSchemas,
    }),
  ),
  totals: allFigures.describe('Of all videos found and of unattributed figures, not of the page.'),
  unattributed: allFigures
    .nullable()
    .describe('Figures that YouTube attributes to no video: a part of the totals, but of no item.'),
  currency,
  status,
});

const amount = z.union([money, count]);

export const countriesResponse = createResponseSchema({
  currency,
  metric: z.enum(countryMetrics),
  total: amount.nullable(),
  items: z.array(z.object({ country: z.string(), value: amount, share })),
  others: z.object({ count: z.int(), value: amount, share }).describe('The total less the items.'),
});
