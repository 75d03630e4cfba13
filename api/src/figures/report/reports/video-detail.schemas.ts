import { z } from 'zod';
import { createResponseSchema } from '../../../platform/http/listing.ts';
import { text } from '../../../platform/http/text-schema.ts';
import {
  allVideoFigures,
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
  share,
  status,
  window,
} from './figure.schemas.ts';
import { checkComparison, comparison, dayInput, ofMember, period } from '../scope/report-input.ts';

const MAX_COUNTRIES = 300;

/** Query parameters that the report of a video and its export share. */
export const videoDayFilter = {
  ...period,
  id: text.pipe(z.string().min(1).max(64)).describe("The platform's id of the video."),
  ...ofMember,
};

export const videoDetailQuery = z
  .object({
    ...videoDayFilter,
    from: dayInput.optional().describe('A Pacific day, YYYY-MM-DD; without it, since the publication.'),
    ...comparison,
    top: z.coerce
      .number()
      .int()
      .min(1)
      .max(MAX_COUNTRIES)
      .default(5)
      .describe('The number of countries that are listed.'),
  })
  .superRefine((query, context) => checkComparison({ ...query, from: query.from ?? query.to }, context));

const split = <Value extends z.ZodType>(value: Value) =>
  z.object({
    total: value,
    items: z.array(z.object({ country: z.string(), value, share })),
    others: z.object({ count: z.int(), value, share }).describe('The total less the items.'),
  });

const part = z.object({ value: money.nullable(), share });
const audience = z.object({ views: count.nullable(), revenue: money.nullable(), rpm: money.nullable() });

/** Multiples of 1: 6.9 is 6.9 times the median. */
const multiple = z.number().nullable();

export const videoDetailResponse = createResponseSchema({
  period: window.describe('The requested days without those before the publication.'),
  compare: window.nullable(),
  compare_gap: compareGap,
  compare_changes: compareChanges,
  currency,
  rate,
  status,
  member_share: memberShare,
  video: z.object({
    id: z.string(),
    title: z.string(),
    thumbnail: z.string(),
    channel: channelRef,
    published_on: day.nullable(),
    first_day: day.describe('The first day of a request without `from`.'),
    duration_seconds: z.int().nullable(),
    tracks: z
      .array(
        z.object({
          isrc: z.string(),
          title: z.string(),
          artist: z.string(),
          cover: z.string(),
          matched_seconds: z.int().nullable(),
        }),
      )
      .describe('Its tracks, the longest match first.'),
  }),
  figures: allVideoFigures,
  previous: allVideoFigures.nullable().describe('Null without figures to compare with.'),
  times_median: z
    .object({ revenue: multiple, views: multiple, rpm: multiple })
    .describe(
      "The figures divided by the median of the channel's videos at the same age, over days with views and revenue; null when too few of them reached it.",
    ),
  revenue_analysis: z.object({
    total: money.nullable(),
    ad: part,
    premium: part,
    other: part.describe('Payments of viewers, such as memberships, and corrections.'),
  }),
  premium_analysis: z.object({ premium: audience, regular: audience }),
  countries: z.object({ views: split(count), premium_views: split(count), revenue: split(money) }),
  points: z.array(
    z.object({
      date: day,
      revenue: figureSchemas.revenue,
      views: figureSchemas.views,
      engaged_views: figureSchemas.engaged_views,
      rpm: figureSchemas.rpm,
      premium_views: figureSchemas.premium_views,
      median: z
        .object({ revenue: money.nullable(), views: count.nullable(), rpm: figureSchemas.rpm })
        .describe(
          "The median of the channel's videos at the same age; null when too few of them reached it on delivered days.",
        ),
    }),
  ),
  first_days: z
    .array(
      z.object({
        days: z.int(),
        views: count.nullable(),
        revenue: money.nullable(),
        median: z.object({
          videos: z.int().describe("The number of the channel's newest videos in the median."),
          views: count.nullable(),
          revenue: money.nullable(),
        }),
      }),
    )
    .nullable()
    .describe(
      'The first 1, 7 and 28 days beside the median of the channel; null when they were not delivered.',
    ),
});
