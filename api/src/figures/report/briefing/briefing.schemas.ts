import { z } from 'zod';
import { createResponseSchema } from '../../../platform/http/listing.ts';
import { channelRef, count, currency, day, money, status, window } from '../reports/figure.schemas.ts';
import { forecastGaps } from './describe-month.ts';
import { channel, dayInput, member } from '../scope/report-input.ts';

export const briefingQuery = z.object({
  day: dayInput
    .optional()
    .describe('The day to describe; by default the newest with both views and revenue.'),
  member,
  channel,
});

const verdict = z
  .enum(['lower', 'usual', 'higher'])
  .describe('Whether the value is below, inside or above the spread of what is usual.');

/** A value of the day, with what is usual on it. */
const comparedWith = <Value extends z.ZodType>(value: Value) =>
  z.object({
    value,
    usual: z
      .object({
        median: value.describe('The median of the same weekdays of the eight weeks before.'),
        low: value.describe('What is below is lower than usual.'),
        high: value.describe('What is above is higher than usual.'),
        weeks: z.int().describe('How many of these weekdays have figures.'),
        verdict,
      })
      .nullable()
      .describe('Null where fewer than four of these weekdays have figures that can be compared.'),
  });

const causes = z
  .object({
    views: money.describe('What more or fewer views than usual earn at the usual price.'),
    price: money.describe('The rest: views that earn more or less than usual.'),
  })
  .nullable()
  .describe('Both add up to the difference. Null where it is not known what is usual.');

const mainVideo = z.object({ id: z.string(), title: z.string() });

const dayFigures = { views: count.nullable(), revenue: money.nullable() };
const difference = money.describe('Revenue less what is usual.');

const deviation = {
  views: comparedWith(count).nullable(),
  revenue: comparedWith(money).nullable(),
  difference,
  causes,
};

export const briefingResponse = createResponseSchema({
  currency,
  day: day
    .nullable()
    .describe('The day that is described; null before the first day with views and revenue.'),
  status: status.nullable(),
  views: comparedWith(count).nullable(),
  revenue: comparedWith(money).nullable(),
  difference: difference.nullable(),
  causes,
  deviations: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({
          kind: z.literal('channel'),
          channel: channelRef,
          video: mainVideo
            .nullable()
            .describe('The video that has at least a third of the difference from the four weeks before.'),
          ...deviation,
        }),
        z.object({ kind: z.literal('country'), country: z.string(), ...deviation }),
        z.object({
          kind: z.literal('video'),
          video: mainVideo,
          channel: channelRef,
          revenue: z.object({ value: money, week_before: money }),
          difference: money.describe('The revenue less that of the same weekday a week before.'),
        }),
      ]),
    )
    .describe(
      'What is not as usual, the largest difference first, at most five: channels, or countries where no channel stands out, whose revenue is outside the spread of what is usual; and videos that earned at least three times, or at most a third of, what they earned a week before, which is a tenth of the usual revenue or more.',
    ),
  month: z
    .object({
      period: window.describe('From the first day of the month to the day.'),
      ...dayFigures,
      last_day: day.describe('Of the month.'),
      previous: z
        .object({ period: window, ...dayFigures })
        .nullable()
        .describe('The same days of the month before; null where they are not delivered.'),
      forecast: z
        .object({ low: money, middle: money, high: money })
        .nullable()
        .describe(
          'Where the revenue of the month ends: in eight of ten cases between `low` and `high`, as often above `middle` as below.',
        ),
      forecast_gap: z
        .enum(forecastGaps)
        .nullable()
        .describe('Why there is no forecast: the month is complete, or less than five weeks are known.'),
    })
    .nullable(),
  days: z.array(z.object({ day, ...dayFigures })).describe('The 28 days up to the day.'),
  videos: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        thumbnail: z.string(),
        channel: channelRef,
        ...dayFigures,
      }),
    )
    .describe('The three videos with the highest revenue of the day.'),
});
