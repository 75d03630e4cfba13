import type { InstantColumn, JsonColumn } from '../../platform/database/column-types.ts';

/**
 * The result of a check of a channel, and of the whole search:
 * - `verified` the code is in the description that everyone reads
 * - `code_missing` no text contains it
 * - `only_translated` a translation contains it, and the default description does not
 * - `channel_missing` YouTube does not know the channel
 * - `error` YouTube could not be called until the end
 */
export type CheckResult = 'verified' | 'code_missing' | 'only_translated' | 'channel_missing' | 'error';

/** Why the next check is postponed: no quota left today, a refused key, or a failure of YouTube. */
export type CheckDelay = 'quota' | 'key' | 'service';

/** The latest search for the code in a channel's descriptions. */
export type ChannelVerificationTable = {
  account_id: string;
  channel_id: string;
  started_at: InstantColumn;
  /** The end of the search; waiting for quota moves it. */
  ends_at: InstantColumn;
  next_check_at: InstantColumn | null;
  last_check_at: InstantColumn | null;
  delay: CheckDelay | null;
  /** Checks in which YouTube responded for the channel. */
  checks: number;
  /** The index of the current gap between checks. */
  step: number;
  result: CheckResult | null;
  /** With `only_translated` the languages that contain the code, else all languages with a description. */
  languages: JsonColumn<string[]>;
  /** The description has no space left for the code. */
  is_full: boolean;
  ended_at: InstantColumn | null;
};

export type ChannelCheckTable = {
  account_id: string;
  channel_id: string;
  number: number;
  checked_at: InstantColumn;
  result: CheckResult;
  languages: JsonColumn<string[]>;
};

export type VerificationTables = {
  channel_verification: ChannelVerificationTable;
  channel_check: ChannelCheckTable;
};
