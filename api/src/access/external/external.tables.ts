import type { InstantColumn } from '../../platform/database/column-types.ts';

/** The key of another site's server that may sign users in on a domain; only its SHA-256 (hex) is stored. */
export type ServerKeyTable = {
  id: string;
  domain: string;
  key_hash: string;
  name: string;
  created_at: InstantColumn;
  /** The id of an operator, or the command line. */
  created_by: string;
};

/** A code that signs a user in once; deleted on use. */
export type ExternalCodeTable = {
  code_hash: string;
  domain: string;
  account_id: string;
  member_id: string;
  expires_at: InstantColumn;
};

export type ExternalTables = {
  server_key: ServerKeyTable;
  external_code: ExternalCodeTable;
};
