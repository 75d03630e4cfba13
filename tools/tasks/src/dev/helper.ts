import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Calls, Message, Question } from './messages.ts';

type Pending = { resolve: (value: unknown) => void; reject: (error: Error) => void };

/** Time for a helper to end by itself once nobody asks it any more. */
const END_LIMIT_MS = 5_000;

/** A process of the development server that answers questions. What it prints goes to the terminal. */
export class Helper<C extends Calls> {
  /** Files of the workspace it runs; a change of one makes it outdated. */
  readonly files = new Set<string>();
  /** Settles once it can be asked; fails when it ends before. */
  readonly ready: Promise<void>;
  readonly ended: Promise<void>;
  readonly #child: ChildProcess;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;
  #isEnded = false;

  constructor(file: string, environment: Record<string, string> = {}) {
    this.#child = fork(file, [], { env: { ...process.env, ...environment }, stdio: 'inherit' });
    this.ended = new Promise((resolve) => {
      this.#child.once('exit', () => {
        this.#isEnded = true;
        for (const { reject } of this.#pending.values()) reject(new Error('The process has ended.'));
        this.#pending.clear();
        resolve();
      });
    });
    this.ready = new Promise((resolve, reject) => {
      // The file is ours and sends nothing else.
      this.#child.on('message', (message) => this.#hear(message as Message, resolve));
      void this.ended.then(() => reject(new Error('The process ended before it was ready.')));
    });
    // Who waits for it hears of it; nobody has to.
    this.ready.catch(() => {});
  }

  async ask<Name extends keyof C & string>(
    name: Name,
    argument: C[Name]['argument'],
  ): Promise<C[Name]['answer']> {
    await this.ready;
    if (this.#isEnded) throw new Error('The process has ended.');
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      this.#pending.set(this.#lastId, { resolve, reject });
      this.#child.send({ id: this.#lastId, name, argument } satisfies Question);
    });
  }

  /** Lets it end what it has begun. */
  async stop(): Promise<void> {
    if (this.#child.connected) this.#child.disconnect();
    const limit = setTimeout(() => this.#child.kill('SIGKILL'), END_LIMIT_MS);
    await this.ended;
    clearTimeout(limit);
  }

  #hear(message: Message, ready: () => void) {
    if (message.kind === 'ready') return ready();
    if (message.kind === 'loaded') return message.files.forEach((file) => this.files.add(file));
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (message.kind === 'answer') pending?.resolve(message.value);
    else pending?.reject(new Error(message.message));
  }
}
