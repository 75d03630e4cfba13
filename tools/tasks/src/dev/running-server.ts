import path from 'node:path';
import type { Front } from './front.ts';
import { Helper } from './helper.ts';
import type { ServerCalls } from './server.ts';

const SERVER = path.join(import.meta.dirname, 'server.ts');

export type RunningServerOptions = {
  front: Pick<Front, 'hold' | 'fail'> & { use(port: number): void };
  print: (line: string) => void;
  /** Called when the server ended without being told to. */
  onEnd: () => void;
  /** The program to run, for tests. */
  file?: string;
};

/** The server behind the front, replaced when its sources change. */
export class RunningServer {
  readonly #options: RunningServerOptions;
  #helper: Helper<ServerCalls> | undefined;
  #publishing: Promise<unknown> = Promise.resolve();
  /** What the newest try has loaded, whether it came up or not. */
  #files: ReadonlySet<string> = new Set();

  constructor(options: RunningServerOptions) {
    this.#options = options;
  }

  get files(): ReadonlySet<string> {
    return this.#files;
  }

  /**
   * Starts the server as its sources are now. The one that runs goes on until the new one has loaded everything, so a
   * mistake in the sources stops nothing; only the database is handed over, since it belongs to one process.
   */
  async replace(): Promise<void> {
    const { front, print, onEnd, file = SERVER } = this.#options;
    const started = performance.now();
    const next = new Helper<ServerCalls>(file);
    this.#files = next.files;
    try {
      await next.ready;
    } catch {
      // Node has printed where the mistake is.
      throw new Error(
        this.#helper ? 'The API does not load; the last one goes on.' : 'The API does not load.',
      );
    }
    await this.#publishing;
    front.hold();
    await this.stop();
    this.#helper = next;
    try {
      front.use(await next.ask('start', null));
      print(`  API started in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    } catch (error) {
      front.fail();
      await this.stop();
      throw error;
    }
    void next.ended.then(() => {
      if (this.#helper !== next) return;
      this.#helper = undefined;
      front.hold();
      print('✗ The API has ended; it starts again.');
      onEnd();
    });
  }

  async publish(folders: readonly string[]): Promise<void> {
    if (!this.#helper) throw new Error('The API does not run, so nothing can be published.');
    const published = this.#helper.ask('publish', folders);
    // The one that waits for it below hears how it ended; a replacement only waits.
    this.#publishing = published.catch(() => {});
    await published;
  }

  async stop(): Promise<void> {
    const helper = this.#helper;
    this.#helper = undefined;
    await helper?.stop();
  }
}
