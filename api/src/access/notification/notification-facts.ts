import type { ChannelStatus, Currency } from '@portal/shared/facts';
import type { Day } from '../../platform/calendar.ts';

/** What people are notified of. Each person may switch off each kind. */
export const notificationKinds = [
  'figures',
  'deviation',
  'figures_late',
  'channel_status',
  'verification_ends',
  'verification',
  'assignment',
  'transfer',
  'fee',
  'contract',
  'statement',
  'payment',
  'hold',
  'tracks_removed',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** What the revenue of a day is split by to find deviations. */
export const deviatingItems = ['channel', 'country', 'video'] as const;

/**
 * What a notification is about, as it is stored. Names and figures are read when it is listed, because they change: YouTube
 * allows titles to be kept for 30 days only, and a later report may correct a day.
 */
export type NotificationFacts =
  | { kind: 'figures'; day: Day }
  | {
      kind: 'deviation';
      day: Day;
      item: (typeof deviatingItems)[number];
      id: string;
      change: 'lower' | 'higher';
    }
  | { kind: 'figures_late'; latest_day: Day }
  | { kind: 'channel_status'; channel: string; status: ChannelStatus; reason: string | null }
  /** A code that was not found so far; the search for it ends at the instant. */
  | { kind: 'verification_ends'; channel: string; ends_at: string }
  | { kind: 'verification'; channel: string; is_verified: boolean }
  /** `part`: the part of the channel's revenue that the person has from then on; 1 is all of it, 0 for none. */
  | { kind: 'assignment'; channel: string; part: number; from_day: Day }
  /** A manager's channel that belongs to another partner from that day on, or to its own account. */
  | { kind: 'transfer'; channel: string; is_received: boolean; from_day: Day }
  | { kind: 'fee'; fee_rate: number; from_day: Day }
  /** The first day without a contract; null where the contract continues. */
  | { kind: 'contract'; until: Day | null }
  | { kind: 'statement'; month: string; number: string }
  | {
      kind: 'payment';
      /** In the currency, with its decimals. */
      amount: string;
      currency: Currency;
      day: Day;
      entry: 'payment' | 'advance' | 'reversal';
    }
  | { kind: 'hold'; is_held: boolean; until: Day | null; reason: string }
  | { kind: 'tracks_removed'; isrcs: readonly string[] };
