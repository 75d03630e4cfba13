const pacificDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The units of a Pacific day. Every request costs at least one, also one that is refused for what it asks. */
export class Quota {
  readonly limit: number;
  readonly #now: () => Date;
  #day = '';
  #used = 0;

  constructor(limit: number, now: () => Date) {
    this.limit = limit;
    this.#now = now;
  }

  get used() {
    return pacificDay.format(this.#now()) === this.#day ? this.#used : 0;
  }

  /** Whether there was a unit left. */
  spend() {
    const { used } = this;
    this.#day = pacificDay.format(this.#now());
    this.#used = used;
    if (used >= this.limit) return false;
    this.#used += 1;
    return true;
  }

  /** Takes what is left of the day. */
  exhaust() {
    this.#day = pacificDay.format(this.#now());
    this.#used = this.limit;
  }

  refill() {
    this.#used = 0;
  }
}
