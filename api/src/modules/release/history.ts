import type { ReleaseAction } from './release.tables.ts';

/** What the log says of one move of a domain's pointer. */
export type Move = {
  action: ReleaseAction;
  afterSet: string;
};

/**
 * The sets that lie behind a domain, oldest first, the current one last. A rollback takes away what it undid, so
 * rolling back twice goes two steps back rather than to and fro.
 */
export function stepsBehind(log: readonly Move[]): string[] {
  const steps: string[] = [];
  for (const { action, afterSet } of log) {
    const known = action === 'rollback' ? steps.lastIndexOf(afterSet) : -1;
    if (known === -1) steps.push(afterSet);
    else steps.length = known + 1;
  }
  return steps;
}
