import { z } from 'zod';
import { answer, listOf, pageQuery } from '../../platform/http/listing.ts';
import { text, uuid } from '../../platform/http/text-schema.ts';
import { isDay } from './calendar.ts';
import { countryMetrics } from './country-report.ts';
import { compareModes, intervals, lengthOf } from './period.ts';
import { videoSorts } from './video.repository.ts';

/** Three years: as much as a chart can show and the database should be asked for at once. */
const LONGEST_PERIOD_DAYS = 1_100;
const FIRST_DAY = '2005-01-01';
const LAST_DAY = '2100-12-31';
const MAX_COUNTRIES = 300;
const LONGEST_SEARCH = 100;

const dayInput = z
  .string()
  .refine((value) => isDay(value) && value >= FIRST_DAY && value <= LAST_DAY, { error: 'invalid' })
  .describe('A Pacific day, YYYY-MM-DD.');

const period = { from: dayInput, to: dayInput };
const member = uuid.optional().describe("Only this member's channels; for managers.");
const compare = z.enum(compareModes).default('none');

/** The last day is not before the first one, and not too far after it. */
const checkPeriod = (query: { from: string; to: string }, context: z.core.$RefinementCtx) => {
  const days = lengthOf(query);
  if (days >= 1 && days <= LONGEST_PERIOD_DAYS) return;
  context.addIssue({ code: 'custom', path: ['to'], message: 'invalid', input: query.to });
};

export const summaryQuery = z.object({ ...period, compare, member }).superRefine(checkPeriod);
export const trendQuery = z
  .object({ ...period, compare, member, interval: z.enum(intervals).default('day') })
  .superRefine(checkPeriod);
export const videosQuery = z
  .object({
    ...period,
    member,
    ...pageQuery,
    search: text
      .pipe(z.string().max(LONGEST_SEARCH))
      .optional()
      .describe('In titles of videos, channels and tracks.'),
    sort: z.enum(videoSorts).default('views'),
    order: z.enum(['asc', 'desc']).default('desc'),
  })
  .superRefine(checkPeriod);
export const countriesQuery = z
  .object({
    ...period,
    member,
    metric: z.enum(countryMetrics).default('revenue'),
    top: z.coerce.number().int().min(1).max(MAX_COUNTRIES).default(5),
  })
  .superRefine(checkPeriod);

const day = z.string().describe('A Pacific day, YYYY-MM-DD.');
const money = z.string().describe('An exact decimal in the currency of the answer.');
const count = z.number().describe('A whole number.');
const currency = z.enum(['KRW', 'USD']);
const window = z.object({ from: day, to: day });

const figures = {
  revenue: money.nullable(),
  views: count.nullable(),
  rpm: money.nullable().describe('Revenue of 1,000 views.'),
  premium_views: count.nullable(),
  premium_rpm: money.nullable().describe('Premium revenue of 1,000 premium views.'),
};
const premiumRate = z.number().nullable().describe('Premium views as a part of all views; 1 is all of them.');
const paired = <Schema extends z.ZodType>(value: Schema) => z.object({ value, previous: value });

export const freshnessAnswer = answer({
  views_through: day.nullable(),
  revenue_through: day.nullable(),
  latest_day: day.nullable().describe('The newest day of which views and revenue are both there.'),
  first_day: day.nullable(),
  time_zone: z.string(),
  status: z.enum(['estimated', 'final']),
});

export const summaryAnswer = answer({
  period: window,
  compare: window.nullable(),
  currency,
  rate: z
    .object({ usd_krw: z.string(), date: day })
    .nullable()
    .describe('The last exchange rate that was used; each day is converted at its own. Null in USD.'),
  figures: z.object({
    revenue: paired(figures.revenue),
    views: paired(figures.views),
    rpm: paired(figures.rpm),
    premium_views: paired(figures.premium_views),
    premium_rpm: paired(figures.premium_rpm),
    premium_rate: paired(premiumRate),
  }),
});

const point = z.object({ date: day, ...figures });

export const trendAnswer = answer({
  period: window,
  compare: window.nullable(),
  currency,
  points: z.array(point),
  compare_points: z.array(point).nullable(),
});

const totals = z.object({ ...figures, premium_rate: premiumRate });

export const videosAnswer = answer({
  ...listOf(
    z.object({
      id: z.string(),
      title: z.string(),
      thumbnail: z.string(),
      channel: z.object({ id: z.string(), name: z.string(), thumbnail: z.string() }),
      published_on: day.nullable(),
      track: z.object({ title: z.string(), isrc: z.string() }).nullable(),
      ...figures,
      premium_rate: premiumRate,
    }),
  ),
  totals: totals.describe('Of everything that was found, not of the page.'),
  currency,
});

const amount = z.union([money, count]);

export const countriesAnswer = answer({
  currency,
  metric: z.enum(countryMetrics),
  total: amount.nullable(),
  items: z.array(z.object({ country: z.string(), value: amount, share: z.number() })),
  others: z
    .object({ count: z.int(), value: amount, share: z.number() })
    .describe('The total less the items.'),
});
