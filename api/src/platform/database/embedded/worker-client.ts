import { Worker } from 'node:worker_threads';
import { DatabaseUnavailableError } from '../database-error.ts';
import type { StatementResult } from '../session.ts';
import type { WireError, WorkerReply, WorkerRequest, WorkerStart } from './protocol.ts';

type Pending = { resolve: (result: StatementResult) => void; reject: (error: Error) => void };
type Question = WorkerRequest extends infer Each ? (Each extends unknown ? Omit<Each, 'id'> : never) : never;

const errorFrom = ({ message, ...rest }: WireError) => Object.assign(new Error(message), rest);

/** Talks to the database thread. The database runs in a thread because it would block the event loop for seconds. */
export class WorkerClient {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;
  #end: Error | undefined;

  constructor(start: WorkerStart) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: start });
    this.#worker.on('message', (reply: WorkerReply) => this.#settle(reply));
    this.#worker.on('error', (cause) => this.#fail(cause));
    this.#worker.on('exit', () => this.#fail(undefined));
  }

  /** Nothing answers here any more, and never will again. */
  get hasEnded() {
    return this.#end !== undefined;
  }

  ask(question: Question): Promise<StatementResult> {
    if (this.#end) return Promise.reject(this.#end);
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      this.#pending.set(this.#lastId, { resolve, reject });
      this.#worker.postMessage({ ...question, id: this.#lastId });
    });
  }

  async stop() {
    await this.#worker.terminate();
  }

  #settle(reply: WorkerReply) {
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if ('error' in reply) {
      pending?.reject(errorFrom(reply.error));
      // Now rather than at its exit, or the next question would still go to it.
      if (reply.last) this.#fail(errorFrom(reply.error));
    } else pending?.resolve({ rows: reply.rows, affected: reply.affected });
  }

  #fail(cause: unknown) {
    this.#end ??= new DatabaseUnavailableError('The embedded database has stopped.', { cause });
    for (const { reject } of this.#pending.values()) reject(this.#end);
    this.#pending.clear();
  }
}
