import type { ReleaseLogTable } from '../release.tables.ts';

/** A line of the release log, as far as the history needs it. */
type Move = Pick<ReleaseLogTable, 'action' | 'after_set'>;

/** Whether a move changed what the domain runs for all visitors, which a step and the stop of a rollout do not. */
export const isMoveOfAll = ({ action }: Pick<Move, 'action'>) => action !== 'canary' && action !== 'stop';

/**
 * The sets that a domain can roll back to, oldest first, the current one last. A rollback removes the undone set,
 * so that a second rollback goes one step further back.
 */
export function listHistory(log: readonly Move[]): string[] {
  const steps: string[] = [];
  for (const { action, after_set: set } of log.filter(isMoveOfAll)) {
    const known = action === 'rollback' ? steps.lastIndexOf(set) : -1;
    if (known === -1) steps.push(set);
    else steps.length = known + 1;
  }
  return steps;
}
