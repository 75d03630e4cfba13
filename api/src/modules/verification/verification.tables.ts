import type { InstantColumn, JsonColumn } from '../../platform/database/column-types.ts';

/**
 * What a look at a channel showed, and at the end what the run came to:
 * - `verified` the code is where everybody reads it
 * - `code_missing` it is nowhere
 * - `only_translated` it is in a translation, and not in the description that is shown without one
 * - `channel_missing` the platform knows no such channel
 * - `error` the platform could not be asked until the end
 */
export type CheckResult = 'verified' | 'code_missing' | 'only_translated' | 'channel_missing' | 'error';

/** Why the next look is later than it would be: no units left today, our key refused, or the platform in trouble. */
export type CheckDelay = 'quota' | 'key' | 'service';

/** The latest run of looking for the code in a channel's descriptions. */
export type ChannelVerificationTable = {
  account_id: string;
  channel_id: string;
  started_at: InstantColumn;
  /** Looking goes on until then; waiting for units moves it. */
  ends_at: InstantColumn;
  next_check_at: InstantColumn | null;
  last_check_at: InstantColumn | null;
  delay: CheckDelay | null;
  /** Looks that saw the channel, or that it is not there. */
  checks: number;
  /** How far the gaps have grown. */
  step: number;
  result: CheckResult | null;
  /** With `only_translated` the languages that hold the code, else all that have a description of their own. */
  languages: JsonColumn<string[]>;
  /** The code does not fit into the description any more. */
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
