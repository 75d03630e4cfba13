import path from 'node:path';
import type { PackageBuild } from '@portal/webpack/build';
import { root } from '@portal/webpack/workspace';
import { serveCalls, reportLoadedFiles } from './worker-runtime.ts';

/** A built package, or the compiler's error messages. */
export type BuildOutcome = { name: string } & ({ build: PackageBuild } | { report: string });

export type BuildWorkerCalls = {
  build: { argument: readonly string[]; result: BuildOutcome[] };
  /** Loads the compiler, so that the first change does not wait for it. */
  warmUp: { argument: null; result: null };
};

reportLoadedFiles();
const { buildPackage } = await import('@portal/webpack/build');

// One process for all builds: loading the compiler takes longer than a small build.
serveCalls<BuildWorkerCalls>(
  {
    async build(names) {
      const outcomes: BuildOutcome[] = [];
      for (const name of names) {
        const outcome = await buildPackage(path.join(root, name)).then(
          (build) => ({ name, build }),
          (error: unknown) => ({ name, report: error instanceof Error ? error.message : String(error) }),
        );
        outcomes.push(outcome);
      }
      return outcomes;
    },
    async warmUp() {
      await import('@portal/webpack');
      return null;
    },
  },
  () => Promise.resolve(),
);
