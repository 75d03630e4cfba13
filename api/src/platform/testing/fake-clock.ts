import type { Clock } from '../clock.ts';

/** A clock that only a test advances. */
export class FakeClock implements Clock {
  #now: number;

  constructor(start = '2026-03-02T09:00:00Z') {
    this.#now = Date.parse(start);
  }

  now() {
    return new Date(this.#now);
  }

  advance(milliseconds: number) {
    this.#now += milliseconds;
  }

  /** Jumps to an instant. */
  set(instant: string) {
    this.#now = Date.parse(instant);
  }
}
