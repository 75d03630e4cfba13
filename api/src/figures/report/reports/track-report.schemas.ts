import { z } from 'zod';
import { createResponseSchema } from '../../../platform/http/listing.ts';
import { currency, figureSchemas, memberShare, status, window } from './figure.schemas.ts';
import { channel, checkPeriod, member, period } from '../scope/report-input.ts';

const MAX_TRACKS = 100;

export const tracksQuery = z
  .object({ ...period, member, channel, size: z.coerce.number().int().min(1).max(MAX_TRACKS).default(20) })
  .superRefine(checkPeriod);

export const tracksResponse = createResponseSchema({
  period: window,
  currency,
  status,
  total: z.int().describe('The number of tracks used, of which the items are those with most revenue.'),
  items: z.array(
    z.object({
      track: z.object({ isrc: z.string(), title: z.string(), artist: z.string(), cover: z.string() }),
      videos: z.int().describe('The number of videos with figures in the period that use it.'),
      ...figureSchemas,
    }),
  ),
  member_share: memberShare,
});
