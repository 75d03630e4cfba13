import { DatabaseUnavailableError } from '../database-error.ts';

/** Lets one holder in at a time, in the order of asking. Waiting too long is an error, so a forgotten holder cannot hang everybody. */
export class FifoMutex {
  readonly #waitLimit: number;
  readonly #queue: (() => void)[] = [];
  #isHeld = false;

  constructor(waitLimitMs: number) {
    this.#waitLimit = waitLimitMs;
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
      // The lock passes on without being opened, or a newcomer could slip in between.
      if (next) next();
      else this.#isHeld = false;
    };
  }

  #wait() {
    return new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(enter), 1);
        reject(new DatabaseUnavailableError(`The embedded database was busy for ${this.#waitLimit} ms.`));
      }, this.#waitLimit);
      this.#queue.push(enter);
    });
  }
}
