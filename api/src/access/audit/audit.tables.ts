import type { ColumnType } from 'kysely';
import type { InstantColumn } from '../../platform/database/column-types.ts';
import type { AuditAction, releaseActions } from './audit-actions.ts';

export type ActorRole = 'manager' | 'member' | 'operator' | 'command line' | 'token' | 'server';

type StateColumn = ColumnType<Record<string, unknown> | null, string | null, never>;

/** A change and its author. Rows are never updated and outlive the account they are about. */
export type AuditEntryTable = {
  id: string;
  at: InstantColumn;
  domain: string;
  /** The account that was changed; null when the change belongs to no account. */
  tenant_id: string | null;
  /** Null for programs. */
  actor_id: string | null;
  actor_role: ActorRole;
  action: AuditAction;
  /** The id of the changed row. */
  subject: string;
  before: StateColumn;
  after: StateColumn;
  reason: string | null;
  request_id: string | null;
};

/** The audit log and the release log as one view. */
export type AuditLogView = Omit<AuditEntryTable, 'actor_id' | 'action'> & {
  actor: string | null;
  action: AuditAction | (typeof releaseActions)[number];
};

export type AuditTables = {
  audit_entry: AuditEntryTable;
  audit_log: AuditLogView;
};
