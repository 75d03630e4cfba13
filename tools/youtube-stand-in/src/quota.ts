const pacificDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The quota of a Pacific day. Every request costs at least one unit, even an invalid one. */
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

  /** Spends one unit; returns false when none is left. */
  spend() {
    const { used } = this;
    this.#day = pacificDay.format(this.#now());
    this.#used = used;
    if (used >= this.limit) return false;
    this.#used += 1;
    return true;
  }

  /** Uses up the day's remaining units. */
  exhaust() {
    this.#day = pacificDay.format(this.#now());
    this.#used = this.limit;
  }

  refill() {
    this.#used = 0;
  }
}
