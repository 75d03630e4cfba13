import type { InstantColumn } from '../../platform/database/column-types.ts';

/** What another site's server shows to sign its users in on a domain. Of the key only its SHA-256 (hex) is kept. */
export type ServerKeyTable = {
  id: string;
  domain: string;
  key_hash: string;
  name: string;
  created_at: InstantColumn;
  /** The id of an operator, or the command line. */
  created_by: string;
};

/** A code that signs somebody in once. Gone as soon as it is used. */
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
