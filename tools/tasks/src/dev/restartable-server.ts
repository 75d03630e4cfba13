import path from 'node:path';
import type { DevProxy } from './proxy.ts';
import { WorkerProcess } from './worker-process.ts';
import type { ServerWorkerCalls } from './server-worker.ts';

const SERVER_WORKER = path.join(import.meta.dirname, 'server-worker.ts');

export type RestartableServerOptions = {
  proxy: Pick<DevProxy, 'pause' | 'failRequests'> & { setUpstream(port: number): void };
  print: (line: string) => void;
  /** Called when the server exited without being stopped. */
  onUnexpectedExit: () => void;
  /** The worker program; tests have their own. */
  file?: string;
};

/** The API server behind the proxy, restarted when its sources change. */
export class RestartableServer {
  readonly #options: RestartableServerOptions;
  #worker: WorkerProcess<ServerWorkerCalls> | undefined;
  #publishing: Promise<unknown> = Promise.resolve();
  /** The files that the newest server process has loaded, whether it started or not. */
  #loadedFiles: ReadonlySet<string> = new Set();

  constructor(options: RestartableServerOptions) {
    this.#options = options;
  }

  get loadedFiles(): ReadonlySet<string> {
    return this.#loadedFiles;
  }

  /**
   * Starts the server from the current sources. The running one serves until the new one has loaded its code, so that
   * an error in the sources interrupts nothing; the database is handed over last, because only one process can open it.
   */
  async restart(): Promise<void> {
    const { proxy, print, onUnexpectedExit, file = SERVER_WORKER } = this.#options;
    const started = performance.now();
    const next = new WorkerProcess<ServerWorkerCalls>(file);
    this.#loadedFiles = next.loadedFiles;
    try {
      await next.ready;
    } catch {
      // Node has printed the error and its location.
      throw new Error(
        this.#worker ? 'The API does not load; the last one goes on.' : 'The API does not load.',
      );
    }
    await this.#publishing;
    proxy.pause();
    await this.stop();
    this.#worker = next;
    try {
      proxy.setUpstream(await next.call('start', null));
      print(`  API started in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    } catch (error) {
      proxy.failRequests();
      await this.stop();
      throw error;
    }
    void next.exited.then(() => {
      if (this.#worker !== next) return;
      this.#worker = undefined;
      proxy.pause();
      print('✗ The API exited unexpectedly; it is restarted.');
      onUnexpectedExit();
    });
  }

  async publish(folders: readonly string[]): Promise<void> {
    if (!this.#worker) throw new Error('The API does not run, so nothing can be published.');
    const published = this.#worker.call('publish', folders);
    // `await published` below reports a failure; a restart only waits for its end.
    this.#publishing = published.catch(() => {});
    await published;
  }

  async stop(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.stop();
  }
}
