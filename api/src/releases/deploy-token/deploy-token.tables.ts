import type { InstantColumn, JsonColumn } from '../../platform/database/column-types.ts';
import type { TokenKind } from '../../platform/http/access-rule.ts';

/** The credential of a program; only the SHA-256 (hex) of its secret is stored. */
export type DeployTokenTable = {
  id: string;
  name: string;
  kind: TokenKind;
  /** Names of remotes (or `shell`) of a team's token, domains of a release token. */
  scope: JsonColumn<string[]>;
  secret_hash: string;
  created_at: InstantColumn;
  created_by: string;
  expires_at: InstantColumn;
  revoked_at: InstantColumn | null;
  revoked_by: string | null;
};

export type DeployTokenTables = {
  deploy_token: DeployTokenTable;
};
