import path from 'node:path';
import type { BuildWorkerCalls, BuildOutcome } from './build-worker.ts';
import { WorkerProcess } from './worker-process.ts';

const BUILD_WORKER = path.join(import.meta.dirname, 'build-worker.ts');

/** Builds packages in a worker process, which is restarted when a file that it has loaded changes. */
export class PackageBuilder {
  readonly #start: () => WorkerProcess<BuildWorkerCalls>;
  #worker: WorkerProcess<BuildWorkerCalls>;
  #isOutdated = false;

  /** `environment` is added to this process's. */
  constructor(environment: Record<string, string> = {}) {
    this.#start = () => new WorkerProcess<BuildWorkerCalls>(BUILD_WORKER, environment);
    this.#worker = this.#start();
  }

  /** Marks the worker process as outdated when it has loaded one of the changed files. */
  markChanged(files: Iterable<string>) {
    if ([...files].some((file) => this.#worker.loadedFiles.has(file))) this.#isOutdated = true;
  }

  async build(names: readonly string[]): Promise<BuildOutcome[]> {
    if (this.#isOutdated) {
      this.#isOutdated = false;
      await this.#worker.stop();
      this.#worker = this.#start();
    }
    return this.#worker.call('build', names);
  }

  /** Loads the compiler, so that the first change does not wait for it. */
  async warmUp(): Promise<void> {
    // A worker process that is restarted meanwhile rejects the call; its successor loads the compiler when it builds.
    await this.#worker.call('warmUp', null).catch(() => null);
  }

  stop = () => this.#worker.stop();
}
