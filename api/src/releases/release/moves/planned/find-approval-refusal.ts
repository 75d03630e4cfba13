import type { PlannedMove } from './planned-move.repository.ts';
import type { ErrorCode } from '../../../../errors/error-table.ts';

/** Why an identity may not approve a planned move; undefined when it may. */
export const findApprovalRefusal = (
  move: Pick<PlannedMove, 'state' | 'needs_approval' | 'approved_by' | 'planned_by'>,
  by: string,
): Extract<ErrorCode, 'approval_by_other' | 'planned_move_ended'> | undefined => {
  if (move.planned_by === by) return 'approval_by_other';
  const isWaiting = move.state === 'waiting' && move.needs_approval && move.approved_by === null;
  return isWaiting ? undefined : 'planned_move_ended';
};
