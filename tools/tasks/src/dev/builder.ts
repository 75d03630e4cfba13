import path from 'node:path';
import type { PackageBuild } from '@portal/webpack/build';
import { root } from '@portal/webpack/workspace';
import { answerQuestions, tellLoadedFiles } from './helper-side.ts';

/** A package that was built, or the compiler's report. */
export type BuildOutcome = { name: string } & ({ build: PackageBuild } | { report: string });

export type BuilderCalls = {
  build: { argument: readonly string[]; answer: BuildOutcome[] };
  /** Loads what a build needs, so that the first change does not wait for it. */
  warmUp: { argument: null; answer: null };
};

tellLoadedFiles();
const { buildPackage } = await import('@portal/webpack/build');

// One process for all builds: the compiler stays loaded, which is most of what a small build costs.
answerQuestions<BuilderCalls>(
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
