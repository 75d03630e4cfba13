import { useQuery } from '@portal/shared/http';
import { sessionAtom, useAtomValue } from '@portal/shared/state';
import { plannedMovesQuery } from './releases.api.ts';
import type { PlannedMove } from './releases.api.ts';

const NO_MOVES: readonly PlannedMove[] = [];

/** The query of the planned moves, those of them that wait, and which of these the signed-in person may approve. */
export function usePlannedMoves() {
  const query = useQuery(plannedMovesQuery);
  const session = useAtomValue(sessionAtom);
  const listed = query.data?.moves ?? NO_MOVES;
  return {
    query,
    moves: listed.filter(({ state }) => state === 'waiting'),
    /** Somebody other than who asked for the move approves it. */
    canApprove: ({ needs_approval: isNeeded, approved_by: approvedBy, planned_by: plannedBy }: PlannedMove) =>
      isNeeded && approvedBy === null && plannedBy !== session?.account.id,
  };
}
