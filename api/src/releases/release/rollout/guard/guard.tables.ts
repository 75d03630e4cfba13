import type { BigIntColumn, InstantColumn } from '../../../../platform/database/column-types.ts';

/** What the sequential test knows of a remote, or of whole pages, of a candidate. */
export type RolloutEvidenceTable = {
  control_set: string;
  candidate_set: string;
  remote: string;
  control_loads: BigIntColumn;
  control_failed: BigIntColumn;
  candidate_loads: BigIntColumn;
  candidate_failed: BigIntColumn;
  /** The natural logarithm of the e-value. */
  log_e: number;
  /** Page loads that first reported until then are in the evidence. */
  window_end: InstantColumn;
  /** When the step began that was judged last; null before the first one of a present server. */
  step_at: InstantColumn | null;
  /** Page loads from before that step. */
  earlier_control_loads: BigIntColumn;
  earlier_candidate_loads: BigIntColumn;
};

export type GuardTables = { rollout_evidence: RolloutEvidenceTable };
