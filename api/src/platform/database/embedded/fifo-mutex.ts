import { DatabaseUnavailableError } from '../database-error.ts';

/** A mutex that is acquired in the order of requests. Waiting has a timeout, so that a missing release cannot block forever. */
export class FifoMutex {
  readonly #timeoutMs: number;
  readonly #queue: (() => void)[] = [];
  #isHeld = false;

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  get isHeld() {
    return this.#isHeld;
  }

  get waiting() {
    return this.#queue.length;
  }

  async acquire(): Promise<() => void> {
    if (this.#isHeld) await this.#wait();
    this.#isHeld = true;
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      const next = this.#queue.shift();
      // The lock is passed on directly, so that a later caller cannot acquire it first.
      if (next) next();
      else this.#isHeld = false;
    };
  }

  #wait() {
    return new Promise<void>((resolve, reject) => {
      const acquireNext = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(acquireNext), 1);
        reject(new DatabaseUnavailableError(`The embedded database was busy for ${this.#timeoutMs} ms.`));
      }, this.#timeoutMs);
      this.#queue.push(acquireNext);
    });
  }
}
