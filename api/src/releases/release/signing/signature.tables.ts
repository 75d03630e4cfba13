import type { InstantColumn } from '../../../platform/database/column-types.ts';

/** A key that signs release sets; its private half is a file in the data directory. */
export type ReleaseKeyTable = {
  id: string;
  /** The newest key that is not retired signs. */
  number: number;
  /** SPKI in Base64. */
  public_key: string;
  created_at: InstantColumn;
  created_by: string;
  retired_at: InstantColumn | null;
  retired_by: string | null;
};

/** The newest signed statement of each domain. */
export type ReleaseStatementTable = {
  domain: string;
  /** Canonical JSON, the signed bytes. */
  statement: string;
  /** Base64. */
  signature: string;
  key_id: string;
  renew_at: InstantColumn;
};

export type SignatureTables = {
  release_key: ReleaseKeyTable;
  release_statement: ReleaseStatementTable;
};
