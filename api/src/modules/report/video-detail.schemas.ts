import { z } from 'zod';
import { responseSchema } from '../../platform/http/listing.ts';
import { text } from '../../platform/http/text-schema.ts';
import {
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
import { checkComparison, comparison, member, period } from './report-input.ts';

const MAX_COUNTRIES = 300;
const share = z.number().nullable().describe('A part of the total; 1 is all of it.');

/** Which video, in which days, as whom. */
export const videoDayFilter = {
  ...period,
  id: text.pipe(z.string().min(1).max(64)).describe("The platform's id of the video."),
  member,
};

export const videoDetailQuery = z
  .object({
    ...videoDayFilter,
    ...comparison,
    top: z.coerce
      .number()
      .int()
      .min(1)
      .max(MAX_COUNTRIES)
      .default(5)
      .describe('Countries that are told apart.'),
  })
  .superRefine(checkComparison);

const videoFigures = z.object({
  ...figures,
  premium_rate: premiumRate,
  engaged_views: count.nullable(),
  average_view_seconds: z.number().nullable(),
  average_view_rate: z
    .number()
    .nullable()
    .describe('How much of it is watched; 1 is all of it, and shorts that loop have more.'),
});

const split = <Value extends z.ZodType>(value: Value) =>
  z.object({
    total: value,
    items: z.array(z.object({ country: z.string(), value, share: z.number() })),
    others: z.object({ count: z.int(), value, share: z.number() }).describe('The total less the items.'),
  });

const part = z.object({ value: money.nullable(), share });
const audience = z.object({ views: count.nullable(), revenue: money.nullable(), rpm: money.nullable() });

export const videoDetailAnswer = responseSchema({
  period: window,
  compare: window.nullable(),
  currency,
  rate,
  status,
  video: z.object({
    id: z.string(),
    title: z.string(),
    thumbnail: z.string(),
    channel: channelRef,
    published_on: day.nullable(),
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
      .describe('The music it uses, the longest heard first.'),
  }),
  figures: videoFigures,
  previous: videoFigures.nullable().describe('Null without a comparison, or where history does not reach.'),
  revenue_analysis: z.object({
    total: money.nullable(),
    ad: part,
    premium: part,
    other: part.describe('What viewers pay for themselves, and corrections.'),
  }),
  premium_analysis: z.object({ premium: audience, regular: audience }),
  countries: z.object({ views: split(count), premium_views: split(count), revenue: split(money) }),
  points: z.array(
    z.object({
      date: day,
      revenue: figures.revenue,
      views: figures.views,
      rpm: figures.rpm,
      premium_views: figures.premium_views,
      median: z
        .object({ revenue: money.nullable(), views: count.nullable(), rpm: figures.rpm })
        .describe(
          "The middle of the channel's videos on the day on which they were as old as this one is; null where too few of them were that old in the days that are known.",
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
          videos: z.int().describe("Of so many of the channel's newest videos."),
          views: count.nullable(),
          revenue: money.nullable(),
        }),
      }),
    )
    .nullable()
    .describe(
      'The first 1, 7 and 28 days beside the middle video of the channel; null where they are not known.',
    ),
});
