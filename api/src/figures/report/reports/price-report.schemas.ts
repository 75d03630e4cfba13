import { z } from 'zod';
import { createResponseSchema } from '../../../platform/http/listing.ts';
import { channelRef, count, currency, day, figureSchemas, money, status, window } from './figure.schemas.ts';
import { channel, checkPeriod, interval, ofMember, only, period } from '../scope/report-input.ts';

export const priceFilter = { ...period, ...only, ...ofMember, channel, interval };
export const pricesQuery = z.object(priceFilter).superRefine(checkPeriod);

const priced = z
  .object({
    id: z.string(),
    title: z.string(),
    thumbnail: z.string(),
    channel: channelRef,
    rpm: figureSchemas.rpm,
    views: figureSchemas.views,
    revenue: figureSchemas.revenue,
  })
  .nullable();

const prices = z.object({ average: money.nullable(), highest: priced, lowest: priced });

export const pricesResponse = createResponseSchema({
  period: window,
  currency,
  status,
  least_views: count.describe('Videos with fewer views are left out of the highest and the lowest price.'),
  points: z
    .array(
      z.object({
        date: day,
        rpm: figureSchemas.rpm,
        views: figureSchemas.views,
        revenue: figureSchemas.revenue,
      }),
    )
    .describe('The average price over time, of the selected channels.'),
  selected: prices.describe('Of the selected channel, or of all.'),
  all: prices.describe('Of every channel the caller may see.'),
});
