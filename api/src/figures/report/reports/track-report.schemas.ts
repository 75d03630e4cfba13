import { z } from 'zod';
import { createResponseSchema } from '../../../platform/http/listing.ts';
import { isrc, previewSchema } from '../../../content/music/music.schemas.ts';
import {
  allFigures,
  channelRef,
  currency,
  figureSchemas,
  memberShare,
  status,
  window,
} from './figure.schemas.ts';
import { channel, checkPeriod, ofMember, period } from '../scope/report-input.ts';

const MAX_TRACKS = 100;

export const tracksQuery = z
  .object({
    ...period,
    ...ofMember,
    channel,
    size: z.coerce.number().int().min(1).max(MAX_TRACKS).default(20),
  })
  .superRefine(checkPeriod);

export const tracksResponse = createResponseSchema({
  period: window,
  currency,
  status,
  total: z.int().describe('The number of tracks used, of which the items are those with most revenue.'),
  items: z.array(
    z.object({
      track: z.object({
        isrc: z.string(),
        title: z.string(),
        artist: z.string(),
        cover: z.string(),
        preview: previewSchema.nullable(),
      }),
      videos: z.int().describe('The number of videos with figures in the period that use it.'),
      ...figureSchemas,
    }),
  ),
  member_share: memberShare,
});

export const trackDetailQuery = z.object({ ...period, ...ofMember, channel, isrc }).superRefine(checkPeriod);

export const trackDetailResponse = createResponseSchema({
  period: window,
  currency,
  status,
  figures: allFigures.describe('Of the videos that use the track.'),
  catalogue: allFigures.describe('Of all videos of the viewer that use any track, to compare with.'),
  channels: z
    .array(z.object({ channel: channelRef, ...figureSchemas }))
    .describe('By revenue; only channels with figures of such videos.'),
  months: z
    .array(z.object({ month: z.string().describe('YYYY-MM'), ...figureSchemas }))
    .describe('Every month of the period; the first and the last may be partial.'),
  member_share: memberShare,
});
