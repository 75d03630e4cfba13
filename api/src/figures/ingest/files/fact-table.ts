const FIRST_CAPACITY = 1 << 14;
/** The key of a fact: the numbers of its day, channel, video and country. */
const KEY_PARTS = 4;
/** Below the largest safe integer of a double (9.007e15); larger sums could lose digits. */
const MAX_EXACT_SUM = 9e15;

/**
 * A hash table that sums rows with equal keys. It uses typed arrays: a million facts take about 70 MB, as objects they
 * would take a gigabyte.
 */
export class FactTable {
  readonly #lanes: number;
  #capacity = FIRST_CAPACITY;
  #slots = new Int32Array(FIRST_CAPACITY * 2).fill(-1);
  #keys = new Int32Array(FIRST_CAPACITY * KEY_PARTS);
  #sums: Float64Array;
  /** A bit per lane that had a value, because "not available" is not 0. */
  #given = new Uint32Array(FIRST_CAPACITY);
  #count = 0;

  /** `lanes` is the number of sums of each fact. */
  constructor(lanes: number) {
    this.#lanes = lanes;
    this.#sums = new Float64Array(FIRST_CAPACITY * lanes);
  }

  get size() {
    return this.#count;
  }

  /** Finds the fact of a key, or creates it. */
  factOf(day: number, channel: number, video: number, country: number): number {
    const mask = this.#slots.length - 1;
    let slot = this.#slotOf(day, channel, video, country) & mask;
    for (;;) {
      const fact = this.#slots[slot] ?? -1;
      if (fact === -1) break;
      const at = fact * KEY_PARTS;
      const keys = this.#keys;
      if (keys[at + 2] === video && keys[at + 3] === country && keys[at] === day && keys[at + 1] === channel)
        return fact;
      slot = (slot + 1) & mask;
    }
    const fact = this.#count;
    this.#keys[fact * KEY_PARTS] = day;
    this.#keys[fact * KEY_PARTS + 1] = channel;
    this.#keys[fact * KEY_PARTS + 2] = video;
    this.#keys[fact * KEY_PARTS + 3] = country;
    this.#slots[slot] = fact;
    this.#count += 1;
    if (this.#count === this.#capacity) this.#grow();
    return fact;
  }

  /** Adds to a lane; returns false when the sum is no longer exact. */
  add(fact: number, lane: number, value: number): boolean {
    const at = fact * this.#lanes + lane;
    const sum = (this.#sums[at] ?? 0) + value;
    this.#sums[at] = sum;
    this.#given[fact] = (this.#given[fact] ?? 0) | (1 << lane);
    return sum <= MAX_EXACT_SUM && sum >= -MAX_EXACT_SUM;
  }

  /** Adds a number in two parts to two lanes; `unit` of the second lane is 1 of the first. */
  addParts(fact: number, lane: number, whole: number, fraction: number, unit: number): boolean {
    const at = fact * this.#lanes + lane;
    let carried = whole;
    let sum = (this.#sums[at + 1] ?? 0) + fraction;
    if (sum >= unit) {
      sum -= unit;
      carried += 1;
    } else if (sum <= -unit) {
      sum += unit;
      carried -= 1;
    }
    this.#sums[at + 1] = sum;
    return this.add(fact, lane, carried);
  }

  /** Copies a fact of another table, whose video has another number there, and which this one does not have. */
  copy(other: FactTable, fact: number, video: number) {
    const copied = this.factOf(other.day(fact), other.channel(fact), video, other.country(fact));
    for (let lane = 0; lane < this.#lanes; lane += 1)
      this.#sums[copied * this.#lanes + lane] = other.sum(fact, lane);
    this.#given[copied] = other.#given[fact] ?? 0;
  }

  hasValue(fact: number, lane: number): boolean {
    return ((this.#given[fact] ?? 0) & (1 << lane)) !== 0;
  }

  sum(fact: number, lane: number): number {
    return this.#sums[fact * this.#lanes + lane] ?? 0;
  }

  day(fact: number): number {
    return this.#keys[fact * KEY_PARTS] ?? 0;
  }

  channel(fact: number): number {
    return this.#keys[fact * KEY_PARTS + 1] ?? 0;
  }

  video(fact: number): number {
    return this.#keys[fact * KEY_PARTS + 2] ?? 0;
  }

  country(fact: number): number {
    return this.#keys[fact * KEY_PARTS + 3] ?? 0;
  }

  #slotOf(day: number, channel: number, video: number, country: number) {
    let hash = Math.imul(video + 1, 0x9e3779b1) ^ Math.imul(country + 1, 0x85ebca6b);
    hash = Math.imul(
      hash ^ (hash >>> 15) ^ Math.imul(day + 1, 0xc2b2ae35) ^ Math.imul(channel + 1, 0x27d4eb2f),
      0x2c1b3c6d,
    );
    return hash ^ (hash >>> 13);
  }

  #grow() {
    this.#capacity *= 2;
    const keys = new Int32Array(this.#capacity * KEY_PARTS);
    keys.set(this.#keys);
    this.#keys = keys;
    const sums = new Float64Array(this.#capacity * this.#lanes);
    sums.set(this.#sums);
    this.#sums = sums;
    const given = new Uint32Array(this.#capacity);
    given.set(this.#given);
    this.#given = given;
    const mask = this.#capacity * 2 - 1;
    const slots = new Int32Array(this.#capacity * 2).fill(-1);
    for (let fact = 0; fact < this.#count; fact += 1) {
      const at = fact * KEY_PARTS;
      let slot = this.#slotOf(keys[at] ?? 0, keys[at + 1] ?? 0, keys[at + 2] ?? 0, keys[at + 3] ?? 0) & mask;
      while (slots[slot] !== -1) slot = (slot + 1) & mask;
      slots[slot] = fact;
    }
    this.#slots = slots;
  }
}
