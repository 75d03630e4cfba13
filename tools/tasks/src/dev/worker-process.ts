import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { WorkerCalls, WorkerMessage, WorkerRequest } from './worker-messages.ts';

type PendingCall = { resolve: (value: unknown) => void; reject: (error: Error) => void };

/** Time for a worker process to exit after it was disconnected; it is killed afterwards. */
const STOP_TIMEOUT_MS = 5_000;

/** A child process of the development server that runs typed calls. Its output goes to the terminal. */
export class WorkerProcess<C extends WorkerCalls> {
  /** Workspace files that it has loaded; when one changes, the process is outdated. */
  readonly loadedFiles = new Set<string>();
  /** Resolves when the process accepts calls; rejects when it exits before. */
  readonly ready: Promise<void>;
  readonly exited: Promise<void>;
  readonly #child: ChildProcess;
  readonly #pending = new Map<number, PendingCall>();
  #lastId = 0;
  #hasExited = false;

  constructor(file: string, environment: Record<string, string> = {}) {
    this.#child = fork(file, [], { env: { ...process.env, ...environment }, stdio: 'inherit' });
    this.exited = new Promise((resolve) => {
      this.#child.once('exit', () => {
        this.#hasExited = true;
        for (const { reject } of this.#pending.values()) reject(new Error('The process has ended.'));
        this.#pending.clear();
        resolve();
      });
    });
    this.ready = new Promise((resolve, reject) => {
      // The file is ours and sends nothing else.
      this.#child.on('message', (message) => this.#handleMessage(message as WorkerMessage, resolve));
      void this.exited.then(() => reject(new Error('The process ended before it was ready.')));
    });
    // Callers that await it handle the rejection; without a caller it must not be unhandled.
    this.ready.catch(() => {});
  }

  async call<Name extends keyof C & string>(
    name: Name,
    argument: C[Name]['argument'],
  ): Promise<C[Name]['result']> {
    await this.ready;
    if (this.#hasExited) throw new Error('The process has ended.');
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      this.#pending.set(this.#lastId, { resolve, reject });
      this.#child.send({ id: this.#lastId, name, argument } satisfies WorkerRequest);
    });
  }

  /** Disconnects and waits until the process has finished its work and exited. */
  async stop(): Promise<void> {
    if (this.#child.connected) this.#child.disconnect();
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await this.exited;
    clearTimeout(timer);
  }

  #handleMessage(message: WorkerMessage, ready: () => void) {
    if (message.kind === 'ready') return ready();
    if (message.kind === 'loaded') return message.files.forEach((file) => this.loadedFiles.add(file));
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (message.kind === 'result') pending?.resolve(message.value);
    else pending?.reject(new Error(message.message));
  }
}
