import path from 'node:path';
import { findCurrentBuild } from '@portal/webpack/build';
import type { PackageBuild } from '@portal/webpack/build';
import { built, root } from '@portal/webpack/workspace';
import type { BuildOutcome } from './builder.ts';

export type ReleasesOptions = {
  /** The build of a package as it stands there, or undefined where its sources are not built. */
  present?: (name: string) => PackageBuild | undefined;
  build: (names: readonly string[]) => Promise<BuildOutcome[]>;
  /** Puts the builds in some folders before the visitors of all domains. */
  publish: (folders: readonly string[]) => Promise<unknown>;
  print: (line: string) => void;
};

/**
 * Keeps what is served in step with the sources. A change is released as a whole or not at all: while one package does
 * not build, everything stays as it was, so what a page is made of always fits together.
 */
export class Releases {
  readonly #options: ReleasesOptions;
  /** Packages whose sources changed since they were published. */
  #open = new Set(built);
  readonly #published = new Map<string, string>();
  /** What was printed of each package that does not build, so that it is printed once. */
  readonly #reports = new Map<string, string>();

  constructor(options: ReleasesOptions) {
    this.#options = options;
  }

  note(names: Iterable<string>) {
    for (const name of names) this.#open.add(name);
  }

  /** Builds what changed and publishes it; answers whether visitors see something new. */
  async update(): Promise<boolean> {
    const names = [...this.#open];
    this.#open = new Set();
    let isDone = false;
    try {
      const outcomes = this.#present(names) ?? (await this.#options.build(names));
      for (const outcome of outcomes) this.#tell(outcome);
      const builds = outcomes.flatMap((outcome) => ('build' in outcome ? [outcome.build] : []));
      if (builds.length < outcomes.length) return false;
      const fresh = builds.filter(({ name, version }) => this.#published.get(name) !== version);
      if (fresh.length > 0) await this.#options.publish(fresh.map(({ folder }) => folder));
      for (const { name, version } of fresh) this.#published.set(name, version);
      isDone = true;
      return fresh.length > 0;
    } finally {
      if (!isDone) this.note(names);
    }
  }

  /** Builds as they stand there, or undefined where one is missing and a compiler is needed. */
  #present(names: readonly string[]): BuildOutcome[] | undefined {
    const { present = (name) => findCurrentBuild(path.join(root, name)) } = this.#options;
    const outcomes: BuildOutcome[] = [];
    for (const name of names) {
      const build = present(name);
      if (!build) return undefined;
      outcomes.push({ name, build });
    }
    return outcomes;
  }

  #tell(outcome: BuildOutcome) {
    const { print } = this.#options;
    const { name } = outcome;
    const told = this.#reports.get(name);
    if ('report' in outcome) {
      this.#reports.set(name, outcome.report);
      if (told !== outcome.report) {
        print(`\n✗ ${name} does not build; the last good build stays.\n${outcome.report}\n`);
      }
      return;
    }
    this.#reports.delete(name);
    const { seconds } = outcome.build;
    if (seconds !== undefined) print(`  ${name} built in ${seconds.toFixed(1)} s`);
    else if (told !== undefined) print(`  ${name} builds again`);
  }
}
