import path from 'node:path';
import type { BuilderCalls, BuildOutcome } from './builder.ts';
import { Helper } from './helper.ts';

const BUILDER = path.join(import.meta.dirname, 'builder.ts');

/** Builds packages in a process of its own, which is replaced when what it runs has changed. */
export class PackageBuilder {
  readonly #start: () => Helper<BuilderCalls>;
  #helper: Helper<BuilderCalls>;
  #isOutdated = false;

  /** With an environment of its own where this process has another. */
  constructor(environment: Record<string, string> = {}) {
    this.#start = () => new Helper<BuilderCalls>(BUILDER, environment);
    this.#helper = this.#start();
  }

  /** Tells it what changed. */
  note(files: Iterable<string>) {
    if ([...files].some((file) => this.#helper.files.has(file))) this.#isOutdated = true;
  }

  async build(names: readonly string[]): Promise<BuildOutcome[]> {
    if (this.#isOutdated) {
      this.#isOutdated = false;
      await this.#helper.stop();
      this.#helper = this.#start();
    }
    return this.#helper.ask('build', names);
  }

  /** Loads what a build needs, so that the first change does not wait for it. */
  async warmUp(): Promise<void> {
    // A helper that is replaced meanwhile has no need of it.
    await this.#helper.ask('warmUp', null).catch(() => null);
  }

  stop = () => this.#helper.stop();
}
