import type { InstantColumn } from '../../platform/database/column-types.ts';

/** One token of a signed-in browser. Of it, and of the cookie it is bound to, only the SHA-256 (hex) is kept. */
export type SessionTable = {
  token_hash: string;
  /** The same for all tokens that a browser got by renewing. */
  binding_hash: string;
  account_id: string;
  member_id: string;
  created_at: InstantColumn;
  expires_at: InstantColumn;
};

/** Attempts to sign in and the like, per account and per address. */
export type LoginThrottleTable = {
  /** SHA-256 (hex) of what is throttled. */
  key: string;
  failures: number;
  /** Attempts under way, and when the latest began. */
  pending: number;
  pending_at: InstantColumn;
  last_failure_at: InstantColumn;
  blocked_until: InstantColumn | null;
};

export type SessionTables = {
  session: SessionTable;
  login_throttle: LoginThrottleTable;
};
