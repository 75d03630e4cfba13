import { join } from 'node:path';
import { type KilledAction, killAtEveryWrite } from '../../../platform/testing/kill-at-every-write.ts';
import { prepareCrashPortal } from './crash-portal.ts';
import { createTemporaryFolder } from './fixture-build.ts';
import type { ReleaseState } from './release-state.ts';
import { openReceiver } from '../webhook/testing/receiver.ts';

/** Kills a server at each write of changes of releases; the names of the actions are those of `release-process.ts`. */
export const testKilledActions = (actions: Record<string, KilledAction<ReleaseState>>) =>
  killAtEveryWrite(
    {
      script: join(import.meta.dirname, 'release-process.ts'),
      async prepare(t, kind) {
        const place = await prepareCrashPortal(t, kind, await createTemporaryFolder(t));
        return place && [...place, (await openReceiver(t)).url];
      },
      mostWrites: 20,
    },
    actions,
  );
