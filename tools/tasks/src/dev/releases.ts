import path from 'node:path';
import { findCurrentBuild } from '@portal/webpack/build';
import type { PackageBuild } from '@portal/webpack/build';
import { builtPackages, root } from '@portal/webpack/workspace';
import type { BuildOutcome } from './build-worker.ts';

export type LocalReleasesOptions = {
  /** The up-to-date build of a package; undefined when its sources have changed since. */
  findBuild?: (name: string) => PackageBuild | undefined;
  build: (names: readonly string[]) => Promise<BuildOutcome[]>;
  /** Publishes the builds in some folders and moves all domains to them. */
  publish: (folders: readonly string[]) => Promise<unknown>;
  print: (line: string) => void;
};

/**
 * Publishes changed packages. All changes are published together or not at all: while one package fails to build, the
 * served builds stay as they are, so that a page never mixes incompatible builds.
 */
export class LocalReleases {
  readonly #options: LocalReleasesOptions;
  /** Packages whose sources changed since they were published. */
  #changed = new Set(builtPackages);
  readonly #published = new Map<string, string>();
  /** The last printed build error of each package, so that it is printed once. */
  readonly #reports = new Map<string, string>();

  constructor(options: LocalReleasesOptions) {
    this.#options = options;
  }

  markChanged(names: Iterable<string>) {
    for (const name of names) this.#changed.add(name);
  }

  /** Builds the changed packages and publishes them; returns whether visitors see something new. */
  async update(): Promise<boolean> {
    const names = [...this.#changed];
    this.#changed = new Set();
    let isDone = false;
    try {
      const outcomes = this.#findCurrentBuilds(names) ?? (await this.#options.build(names));
      for (const outcome of outcomes) this.#printOutcome(outcome);
      const builds = outcomes.flatMap((outcome) => ('build' in outcome ? [outcome.build] : []));
      if (builds.length < outcomes.length) return false;
      const newBuilds = builds.filter(({ name, version }) => this.#published.get(name) !== version);
      if (newBuilds.length > 0) await this.#options.publish(newBuilds.map(({ folder }) => folder));
      for (const { name, version } of newBuilds) this.#published.set(name, version);
      isDone = true;
      return newBuilds.length > 0;
    } finally {
      if (!isDone) this.markChanged(names);
    }
  }

  /** The up-to-date builds, or undefined when one is missing and the compiler is needed. */
  #findCurrentBuilds(names: readonly string[]): BuildOutcome[] | undefined {
    const { findBuild = (name) => findCurrentBuild(path.join(root, name)) } = this.#options;
    const outcomes: BuildOutcome[] = [];
    for (const name of names) {
      const build = findBuild(name);
      if (!build) return undefined;
      outcomes.push({ name, build });
    }
    return outcomes;
  }

  #printOutcome(outcome: BuildOutcome) {
    const { print } = this.#options;
    const { name } = outcome;
    const lastReport = this.#reports.get(name);
    if ('report' in outcome) {
      this.#reports.set(name, outcome.report);
      if (lastReport !== outcome.report) {
        print(`\n✗ ${name} does not build; the last good build stays.\n${outcome.report}\n`);
      }
      return;
    }
    this.#reports.delete(name);
    const { seconds } = outcome.build;
    if (seconds !== undefined) print(`  ${name} built in ${seconds.toFixed(1)} s`);
    else if (lastReport !== undefined) print(`  ${name} builds again`);
  }
}
