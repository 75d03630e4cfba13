import type { Generated } from 'kysely';
import type { InstantColumn, JsonColumn } from '../../../../platform/database/column-types.ts';
import type { MovePlan } from '../plan-move.ts';

export const plannedMoveStates = ['waiting', 'done', 'failed', 'cancelled'] as const;
export type PlannedMoveState = (typeof plannedMoveStates)[number];

/** A move that is made later. */
export type PlannedMoveTable = {
  id: Generated<number>;
  domain: string;
  action: MovePlan['action'];
  /** The set that the domain must still run when it is made. */
  before_set: string;
  after_set: string;
  chosen: JsonColumn<readonly string[]>;
  reason: string;
  unproven: boolean;
  planned_by: string;
  planned_at: InstantColumn;
  /** Null is when it is approved. */
  run_at: InstantColumn | null;
  needs_approval: Generated<boolean>;
  approved_by: string | null;
  approved_at: InstantColumn | null;
  state: Generated<PlannedMoveState>;
  /** The number of its line in the release log. */
  move: number | null;
  failure: string | null;
  ended_at: InstantColumn | null;
  ended_by: string | null;
};

export type PlannedMoveTables = { planned_move: PlannedMoveTable };
