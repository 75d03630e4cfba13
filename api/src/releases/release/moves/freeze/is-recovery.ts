import { diffReleaseSets, type ReleaseSet } from '@portal/shared/release';
import type { ReleaseAction } from '../../release.tables.ts';

/** A move of a domain from a set that it runs to another one. */
export type SetMove = { action: ReleaseAction; from: ReleaseSet; to: ReleaseSet };

/** Whether a move only recovers from a failure: it returns to a set that ran before, or only switches remotes off. */
export const isRecovery = ({ action, from, to }: SetMove): boolean =>
  action === 'rollback' ||
  action === 'revert' ||
  action === 'stop' ||
  diffReleaseSets(from, to).every(({ kind }) => kind === 'turned-off');
