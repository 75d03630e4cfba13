import { diffReleaseSets } from '@portal/shared/release';
import type { SetMove } from '../moves/freeze/is-recovery.ts';

/**
 * Whether a move leads to a set that a browser must have proven. The stop of a canary, a move that only switches remotes off,
 * and a way back to a set that all visitors of the domain had before must not wait for that.
 */
export const needsProof = async (
  { action, from, to }: SetMove,
  hasRun: (set: string) => Promise<boolean>,
): Promise<boolean> => {
  if (action === 'stop' || diffReleaseSets(from, to).every(({ kind }) => kind === 'turned-off')) return false;
  return !((action === 'rollback' || action === 'revert') && (await hasRun(to.id)));
};
