import type { InstantColumn } from '../../../../platform/database/column-types.ts';

/** A domain whose moves need a second person. */
export type ReleaseApprovalTable = {
  domain: string;
  set_by: string;
  set_at: InstantColumn;
  /** Who wants it to end, until a second person agrees. */
  off_asked_by: string | null;
  off_asked_at: InstantColumn | null;
};

export type ApprovalTables = { release_approval: ReleaseApprovalTable };
