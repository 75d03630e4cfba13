import { CHANNEL_STATUS, CURRENCIES } from '@portal/shared/facts';
import { z } from 'zod';
import { createCursorSchema, nextCursor } from '../../../platform/http/cursor.ts';
import { createResponseSchema, pageQuery } from '../../../platform/http/listing.ts';
import { instant } from '../../../platform/http/text-schema.ts';
import { count, currency, day, money } from '../reports/figure.schemas.ts';

export const inboxQuery = z.object({
  size: pageQuery.size,
  cursor: createCursorSchema(
    z.object({ at: z.iso.datetime(), id: z.string().regex(/^\d{1,18}$/) }),
  ).optional(),
});

/** Named as it is called now. */
const named = z.object({
  id: z.string(),
  name: z.string().nullable().describe('Null when it is not known any more.'),
});

const revenue = money.nullable().describe('Of the day, as reports show it now; null without revenue.');

const about = z.discriminatedUnion('kind', [
  z
    .object({ kind: z.literal('figures'), day, views: count.nullable(), revenue })
    .describe('The figures of a day are there.'),
  z
    .object({
      kind: z.literal('deviation'),
      day,
      change: z.enum(['lower', 'higher']),
      item: z.enum(['channel', 'country', 'video']),
      id: z.string(),
      name: z.string().nullable().describe('Of the channel or video; null for a country.'),
      revenue,
    })
    .describe('What was not as usual on a day when its figures came.'),
  z
    .object({
      kind: z.literal('figures_late'),
      latest_day: day.describe('The newest day with figures then.'),
    })
    .describe('Reports that were due had not come.'),
  z.object({
    kind: z.literal('channel_status'),
    channel: named,
    status: z.literal(Object.values(CHANNEL_STATUS)),
    reason: z.string().nullable(),
  }),
  z
    .object({ kind: z.literal('verification_ends'), channel: named, ends_at: instant })
    .describe('A verification code was not found so far, and the search for it ends soon.'),
  z
    .object({ kind: z.literal('verification'), channel: named, is_verified: z.boolean() })
    .describe('The search for a verification code ended.'),
  z.object({
    kind: z.literal('assignment'),
    channel: named,
    part: z.number().describe('Of its revenue from that day on: 1 is all of it, 0 nothing.'),
    from_day: day,
  }),
  z
    .object({ kind: z.literal('transfer'), channel: named, is_received: z.boolean(), from_day: day })
    .describe('A channel of the caller belongs to another partner from that day on, or the reverse.'),
  z
    .object({ kind: z.literal('contract'), until: day.nullable() })
    .describe('The first day without a contract of the caller; null where it continues.'),
  z
    .object({ kind: z.literal('fee'), fee_rate: z.number(), from_day: day })
    .describe('The fee of the caller changed.'),
  z.object({ kind: z.literal('statement'), month: z.string(), number: z.string() }),
  z.object({
    kind: z.literal('payment'),
    amount: z.string(),
    currency: z.enum(CURRENCIES),
    day,
    entry: z.enum(['payment', 'advance', 'reversal']),
  }),
  z.object({
    kind: z.literal('hold'),
    is_held: z.boolean(),
    until: day.nullable(),
    reason: z.string(),
  }),
  z
    .object({
      kind: z.literal('tracks_removed'),
      tracks: z.array(z.object({ isrc: z.string(), title: z.string() })),
    })
    .describe('Favourites of the caller, or tracks that its videos use, left the catalogue.'),
]);

const notificationSchema = z
  .object({ id: z.string(), at: instant, is_read: z.boolean(), about })
  .meta({ id: 'Notification' });

export const inboxResponse = createResponseSchema({
  currency,
  items: z.array(notificationSchema),
  next: nextCursor,
  unread: z.int().describe('How many notifications are unread, on all pages.'),
});

export type About = z.input<typeof about>;
