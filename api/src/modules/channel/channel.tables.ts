import type { ColumnType } from 'kysely';
import type { BigIntColumn, InstantColumn, VersionColumn } from '../../platform/database/column-types.ts';

export type ChannelCategory = 'bgm' | 'song' | 'ost';
/** 0 pending, 1 on hold, 2 approved, 3 rejected. */
export type ChannelStatus = 0 | 1 | 2 | 3;
export type Verification = 'none' | 'pending' | 'verifying' | 'verified';

export type ChannelTable = {
  account_id: string;
  id: string;
  /** The platform's id, `UC…`. */
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
  /** When it was last put on hold, and when a re-review was last asked for. */
  held_at: InstantColumn | null;
  reviewed_at: InstantColumn | null;
  /** What the operator said about the last decision. */
  review_reason: string | null;
  /** Grows with each change that people make. */
  version: VersionColumn;
  subscribers: BigIntColumn | null;
  /** When the platform last told name, handle and picture; they are known for 30 days only. */
  fetched_at: InstantColumn | null;
  /** Not asked for again before. */
  refresh_at: InstantColumn | null;
};

/** A channel of the platform belongs to one account of the whole service. */
export type ChannelClaimTable = {
  youtube_id: string;
  account_id: string;
  channel_id: string;
  /** The first day whose figures count, of a channel that was here before; null where every day does. */
  earns_from: ColumnType<string | null, string | null | undefined, string | null>;
};

/** Channels that were deleted once, whoever they belonged to. */
export type FormerChannelTable = {
  youtube_id: string;
};

export type ChannelMemberTable = {
  account_id: string;
  channel_id: string;
  member_id: string;
  assigned_at: InstantColumn;
};

export type ChannelTables = {
  channel: ChannelTable;
  channel_claim: ChannelClaimTable;
  former_channel: FormerChannelTable;
  channel_member: ChannelMemberTable;
};
