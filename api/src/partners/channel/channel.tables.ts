import type { ChannelStatus } from '@portal/shared/facts';
import type { ColumnType } from 'kysely';
import type {
  BigIntColumn,
  DayColumn,
  InstantColumn,
  VersionColumn,
} from '../../platform/database/column-types.ts';

export type ChannelCategory = 'bgm' | 'song' | 'ost';
export type Verification = 'none' | 'pending' | 'verifying' | 'verified';

export type ChannelTable = {
  account_id: string;
  id: string;
  /** YouTube's id, `UC…`. */
  youtube_id: string;
  name: string;
  handle: string;
  thumbnail: string;
  category: ChannelCategory;
  status: ChannelStatus;
  verification: Verification;
  verification_code: string | null;
  registered_at: InstantColumn;
  approved_at: InstantColumn | null;
  /** When it was last put on hold, and when a re-review was last requested. */
  held_at: InstantColumn | null;
  reviewed_at: InstantColumn | null;
  /** The operator's reason of the last decision. */
  review_reason: string | null;
  /** Incremented by each change of a user. */
  version: VersionColumn;
  subscribers: BigIntColumn | null;
  /** When name, handle and picture were last fetched; they may be used for 30 days only. */
  fetched_at: InstantColumn | null;
  /** The next refresh is not before this time. */
  refresh_at: InstantColumn | null;
  /** Since when a channel with final revenue is deleted for everyone but reports of these days. */
  archived_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/**
 * The days on which a YouTube channel is registered with an account; spans of one channel do not overlap. A registration
 * that has not ended runs until `LAST_DAY`; that of a returning channel begins with its approval, until then on `LAST_DAY`.
 */
export type ChannelClaimTable = {
  youtube_id: string;
  account_id: string;
  channel_id: string;
  from_day: ColumnType<string, string | undefined, string>;
  until_day: ColumnType<string, string | undefined, string>;
};

/** YouTube channels that were deleted once, from any account. */
export type FormerChannelTable = {
  youtube_id: string;
};

/** A span of days in which a part of a channel's revenue belongs to a member (see `platform/day-span`). */
export type ChannelMemberTable = {
  account_id: string;
  channel_id: string;
  member_id: string;
  /** When the member was assigned; a span that only changes the part keeps it. */
  assigned_at: InstantColumn;
  from_day: DayColumn;
  until_day: DayColumn;
  /** Basis points; the database refuses more than 10,000 for all members of a channel on one day. */
  part: number;
};

export type ChannelTables = {
  channel: ChannelTable;
  channel_claim: ChannelClaimTable;
  former_channel: FormerChannelTable;
  channel_member: ChannelMemberTable;
};
