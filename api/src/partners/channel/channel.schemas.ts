import { z } from 'zod';
import { partMember } from '../../platform/http/day-span-schema.ts';
import { instant, uuid } from '../../platform/http/text-schema.ts';

export const channelCategories = ['bgm', 'song', 'ost'] as const;
export const category = z.enum(channelCategories);
export const verificationState = z.enum(['none', 'pending', 'verifying', 'verified']);
export const channelStatus = z
  .literal([0, 1, 2, 3])
  .describe('0 pending, 1 on hold, 2 approved, 3 rejected.');

/** YouTube's id of a channel. */
export const youtubeId = z.string().regex(/^UC[\w-]{22}$/, { error: 'invalid' });

/** As many as a page of the channel list. */
const MAX_CHANNELS = 100;

/** Channels by their ids in a query. */
export const channelIds = z
  .string()
  .max(MAX_CHANNELS * 40)
  .transform((list) => list.split(','))
  .pipe(z.array(uuid).max(MAX_CHANNELS))
  .describe('Ids of channels, separated by commas.');

export const channelSchema = z
  .object({
    id: z.string(),
    youtube_id: z.string(),
    name: z.string(),
    handle: z.string().describe('With its @; empty when the channel has none.'),
    thumbnail: z.string(),
    subscribers: z.int().nullable().describe('Null when the channel hides it, or before it is fetched.'),
    category,
    status: channelStatus,
    verification: verificationState,
    registered_at: instant,
    approved_at: instant.nullable(),
    review_reason: z.string().nullable().describe("The operator's reason of the last decision."),
    re_review_opens_at: instant
      .nullable()
      .describe('When a re-review may be requested; null unless the channel is on hold.'),
    members: z
      .array(z.object({ id: z.string(), nickname: z.string(), part: partMember }))
      .describe('Who has the channel now; a member sees only itself.'),
    shorts_count: z.int().nullable().describe('Null when no video of it is known.'),
    version: z.int().describe('For If-Match.'),
  })
  .meta({ id: 'Channel' });

export type ChannelResponse = z.infer<typeof channelSchema>;

export const channelCounts = z.object({
  all: z.int(),
  waiting: z.int(),
  on_hold: z.int(),
  approved: z.int(),
  rejected: z.int(),
  needs_verification: z.int(),
});
