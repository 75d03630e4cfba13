import { Worker } from 'node:worker_threads';
import { DatabaseUnavailableError } from '../database-error.ts';
import type { StatementResult } from '../session.ts';
import type { WireError, WorkerReply, WorkerRequest, WorkerStart } from './protocol.ts';

type Pending = { resolve: (result: StatementResult) => void; reject: (error: Error) => void };
type RequestContent = WorkerRequest extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'id'>
    : never
  : never;

const errorFrom = ({ message, ...rest }: WireError) => Object.assign(new Error(message), rest);

/** The client of the database thread; in the main thread the database would block the event loop for seconds. */
export class WorkerClient {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;
  #end: Error | undefined;

  constructor(start: WorkerStart) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: start });
    this.#worker.on('message', (reply: WorkerReply) => this.#handleReply(reply));
    this.#worker.on('error', (cause) => this.#fail(cause));
    this.#worker.on('exit', () => this.#fail(undefined));
  }

  /** Whether the thread has ended or will end; requests to it are rejected. */
  get hasEnded() {
    return this.#end !== undefined;
  }

  request(content: RequestContent): Promise<StatementResult> {
    if (this.#end) return Promise.reject(this.#end);
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      this.#pending.set(this.#lastId, { resolve, reject });
      this.#worker.postMessage({ ...content, id: this.#lastId });
    });
  }

  async stop() {
    await this.#worker.terminate();
  }

  #handleReply(reply: WorkerReply) {
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if ('error' in reply) {
      pending?.reject(errorFrom(reply.error));
      // Without waiting for its exit, so that no further request is sent to it.
      if (reply.last) this.#fail(errorFrom(reply.error));
    } else pending?.resolve({ rows: reply.rows, affectedRows: reply.affectedRows });
  }

  #fail(cause: unknown) {
    this.#end ??= new DatabaseUnavailableError('The embedded database has stopped.', { cause });
    for (const { reject } of this.#pending.values()) reject(this.#end);
    this.#pending.clear();
  }
}
