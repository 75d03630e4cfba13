import { z } from 'zod';
import { compareGaps } from './compare-gap.ts';
import { reportStatuses } from './report-status.ts';

export const day = z.string().describe('A Pacific day, YYYY-MM-DD.');
export const money = z.string().describe('An exact decimal in the currency of the response.');
/** A truncated decimal; only the client rounds it. */
const price = z.string();
export const count = z.number().describe('A whole number.');
export const currency = z.enum(['KRW', 'USD']);
/** A part of a total: 1 is all of it. */
export const share = z
  .number()
  .nullable()
  .describe('A part of the total; 1 is all of it. Null where the parts have both signs.');
export const window = z.object({ from: day, to: day });

export const figures = {
  revenue: money.nullable(),
  views: count.nullable(),
  rpm: price.nullable().describe('Revenue of 1,000 views, truncated after six significant digits.'),
  premium_views: count.nullable(),
  premium_rpm: price
    .nullable()
    .describe('Premium revenue of 1,000 premium views, truncated after six significant digits.'),
};
export const premiumRate = z
  .number()
  .nullable()
  .describe('Premium views as a part of all views; 1 is all of them.');
/** A figure beside its comparison. */
export const paired = <Schema extends z.ZodType>(value: Schema) => z.object({ value, previous: value });

export const rate = z
  .object({ usd_krw: z.string(), date: day })
  .nullable()
  .describe('The last exchange rate that was used; each day is converted at its own. Null in USD.');

export const status = z
  .enum(reportStatuses)
  .describe('Whether the revenue is estimated, or final according to the closing reports of its months.');

export const compareGap = z
  .enum(compareGaps)
  .nullable()
  .describe(
    'Why the comparison has no figures: its days begin before the first delivered day, end after the latest one, begin before the publication of the video, or have no figures of these channels. Null when it has figures, and without a comparison.',
  );

export const memberShare = z
  .object({
    parts: z
      .object({ lowest: z.number(), highest: z.number() })
      .nullable()
      .describe(
        'Its parts of the revenue of its channels; 1 is all of it. Null when it has none in the period.',
      ),
    since: z
      .object({
        first: day,
        last: day,
        channels: count.describe('How many channels they are of.'),
        of: count.describe('How many channels the member has in the period.'),
      })
      .nullable()
      .describe('The first days of assignments before which days of the period carry no money.'),
  })
  .nullable()
  .describe("Of the member whose money is shown; null when its channels' revenue is its own on every day.");

export const pairedFigures = z.object({
  revenue: paired(figures.revenue),
  views: paired(figures.views),
  rpm: paired(figures.rpm),
  premium_views: paired(figures.premium_views),
  premium_rpm: paired(figures.premium_rpm),
  premium_rate: paired(premiumRate),
});

export const allFigures = z.object({ ...figures, premium_rate: premiumRate });

export const channelRef = z.object({ id: z.string(), name: z.string(), thumbnail: z.string() });
