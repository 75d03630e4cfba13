import type { InstantColumn } from '../database/column-types.ts';

/** A write with an idempotency key, so that sending it again does not repeat it. */
export type IdempotencyKeyTable = {
  /** SHA-256 (hex) of sender, route and key; the key itself is never stored. */
  key_hash: string;
  /** Null when no user was signed in. */
  account_id: string | null;
  /** The request that owns the key; an attempt that takes over an abandoned key replaces it. */
  attempt: string;
  /** A keyed hash of the content, so that a password in it cannot be guessed from here. */
  request_mac: string;
  /** The encrypted response; null while the write is in progress. */
  answer: string | null;
  started_at: InstantColumn;
};

export type IdempotencyTables = {
  idempotency_key: IdempotencyKeyTable;
};
