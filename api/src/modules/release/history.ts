import type { ReleaseAction } from './release.tables.ts';

/** A line of the release log, as far as the history needs it. */
export type Move = {
  action: ReleaseAction;
  afterSet: string;
};

/**
 * The sets that a domain can roll back to, oldest first, the current one last. A rollback removes the undone set,
 * so that a second rollback goes one step further back.
 */
export function listHistory(log: readonly Move[]): string[] {
  const steps: string[] = [];
  for (const { action, afterSet } of log) {
    const known = action === 'rollback' ? steps.lastIndexOf(afterSet) : -1;
    if (known === -1) steps.push(afterSet);
    else steps.length = known + 1;
  }
  return steps;
}
