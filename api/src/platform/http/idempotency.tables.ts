import type { InstantColumn } from '../database/column-types.ts';

/** A write that a client named, so that sending it again does it no second time. */
export type IdempotencyKeyTable = {
  /** SHA-256 (hex) of who sent it, where to, and the key; the key itself is never kept. */
  key_hash: string;
  /** Null where nobody was signed in. */
  account_id: string | null;
  /** Whose turn it is: a later attempt that takes over an abandoned one gets another. */
  attempt: string;
  /** Tells whether the same was sent; keyed, so that a password in it cannot be guessed from here. */
  request_mac: string;
  /** The answer, readable only with the key. Null while the write is under way. */
  answer: string | null;
  started_at: InstantColumn;
};

export type IdempotencyTables = {
  idempotency_key: IdempotencyKeyTable;
};
