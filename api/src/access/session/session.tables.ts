import type { InstantColumn } from '../../platform/database/column-types.ts';

/** A token of a signed-in browser. Only the SHA-256 (hex) of the token and of its binding is stored. */
export type SessionTable = {
  token_hash: string;
  /** The same for all tokens that a browser got by renewing. */
  binding_hash: string;
  account_id: string;
  member_id: string;
  created_at: InstantColumn;
  expires_at: InstantColumn;
};

/** Counters of failed attempts, per account and per address. */
export type LoginThrottleTable = {
  /** SHA-256 (hex) of what is throttled. */
  key: string;
  failures: number;
  /** Attempts in progress, and when the latest began. */
  pending: number;
  pending_at: InstantColumn;
  last_failure_at: InstantColumn;
  blocked_until: InstantColumn | null;
};

export type SessionTables = {
  session: SessionTable;
  login_throttle: LoginThrottleTable;
};
