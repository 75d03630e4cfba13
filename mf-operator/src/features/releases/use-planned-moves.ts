import { useQuery } from '@portal/shared/http';
import { plannedMovesQuery } from './releases.api.ts';
import type { PlannedMove } from './releases.api.ts';

const NO_MOVES: readonly PlannedMove[] = [];

/** The query of the planned moves, and those of them that wait. */
export function usePlannedMoves() {
  const query = useQuery(plannedMovesQuery);
  const listed = query.data?.moves ?? NO_MOVES;
  return { query, moves: listed.filter(({ state }) => state === 'waiting') };
}
