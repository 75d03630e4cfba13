import type { InstantColumn } from '../../platform/database/column-types.ts';

/** One signed-in browser. Of the token only its SHA-256 (hex) is kept. */
export type SessionTable = {
  token_hash: string;
  account_id: string;
  member_id: string;
  created_at: InstantColumn;
  expires_at: InstantColumn;
};

/** Failed sign-ins per account and per address. */
export type LoginThrottleTable = {
  /** SHA-256 (hex) of what is throttled. */
  key: string;
  failures: number;
  last_failure_at: InstantColumn;
  blocked_until: InstantColumn | null;
};

export type SessionTables = {
  session: SessionTable;
  login_throttle: LoginThrottleTable;
};
