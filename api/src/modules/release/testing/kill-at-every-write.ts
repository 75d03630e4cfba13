import { join } from 'node:path';
import { type KilledAction, killAtEveryWrite } from '../../../platform/testing/kill-at-every-write.ts';
import { prepareCrashPortal } from './crash-portal.ts';
import { createTemporaryFolder } from './fixture-build.ts';
import type { ReleaseState } from './release-state.ts';

/** Kills a server at each write of changes of releases; the names of the actions are those of `release-process.ts`. */
export const testKilledActions = (actions: Record<string, KilledAction<ReleaseState>>) =>
  killAtEveryWrite(
    {
      script: join(import.meta.dirname, 'release-process.ts'),
      prepare: async (t, kind) => prepareCrashPortal(t, kind, await createTemporaryFolder(t)),
      mostWrites: 20,
    },
    actions,
  );
