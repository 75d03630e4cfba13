import type { BinaryRows } from '../../../platform/database/binary-rows.ts';

/** The bytes of which YouTube's ids consist: letters, digits, dash and underscore. */
const isIdByte = new Uint8Array(256);
for (const byte of Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'))
  isIdByte[byte] = 1;

const MAX_ID_LENGTH = 64;
const FIRST_SLOTS = 1 << 12;

const isId = (bytes: Buffer, from: number, to: number) => {
  if (to - from > MAX_ID_LENGTH) return false;
  for (let at = from; at < to; at += 1) if (isIdByte[bytes[at] ?? 0] === 0) return false;
  return true;
};

/** A hash of an id's bytes (FNV-1a). */
export const hashId = (bytes: Buffer, from: number, to: number) => {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return hash;
};

/** Numbers ids without creating strings, because reports repeat the same few ids millions of times. */
export class IdTable {
  #slots = new Int32Array(FIRST_SLOTS).fill(-1);
  #bytes = Buffer.alloc(FIRST_SLOTS * 8);
  #starts = new Int32Array(FIRST_SLOTS);
  #count = 0;

  get size() {
    return this.#count;
  }

  /** The number of an id, from 0; -1 when the bytes are no id. The empty id is valid. */
  numberOf(bytes: Buffer, from: number, to: number): number {
    const mask = this.#slots.length - 1;
    const hash = hashId(bytes, from, to);
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (;;) {
      const known = this.#slots[slot] ?? -1;
      if (known === -1) break;
      if (this.#isSame(known, bytes, from, to)) return known;
      slot = (slot + 1) & mask;
    }
    return isId(bytes, from, to) ? this.#add(bytes, from, to, slot) : -1;
  }

  text(number: number): string {
    return this.#bytes.toString('latin1', this.#starts[number], this.#starts[number + 1]);
  }

  /** Appends an id to a row. */
  write(number: number, row: BinaryRows) {
    row.text(this.#bytes, this.#starts[number] ?? 0, this.#starts[number + 1] ?? 0);
  }

  /** The alphabetical rank of each id, by number. */
  ranks(): Int32Array {
    const texts = Array.from({ length: this.#count }, (_, number) => this.text(number));
    const numbers = Int32Array.from(texts.keys()).sort((a, b) =>
      (texts[a] ?? '') < (texts[b] ?? '') ? -1 : 1,
    );
    const ranks = new Int32Array(this.#count);
    for (const [rank, number] of numbers.entries()) ranks[number] = rank;
    return ranks;
  }

  #isSame(number: number, bytes: Buffer, from: number, to: number) {
    let at = this.#starts[number] ?? 0;
    const end = this.#starts[number + 1] ?? 0;
    if (end - at !== to - from) return false;
    for (let other = from; other < to; other += 1, at += 1)
      if (this.#bytes[at] !== bytes[other]) return false;
    return true;
  }

  #add(bytes: Buffer, from: number, to: number, slot: number) {
    const number = this.#count;
    const start = this.#starts[number] ?? 0;
    const end = start + (to - from);
    if (end > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], this.#bytes.length * 2);
    if (number + 2 > this.#starts.length) {
      const longer = new Int32Array(this.#starts.length * 2);
      longer.set(this.#starts);
      this.#starts = longer;
    }
    bytes.copy(this.#bytes, start, from, to);
    this.#starts[number + 1] = end;
    this.#slots[slot] = number;
    this.#count += 1;
    if (this.#count * 2 > this.#slots.length) this.#rehash();
    return number;
  }

  #rehash() {
    const size = this.#slots.length * 2;
    const slots = new Int32Array(size).fill(-1);
    for (let number = 0; number < this.#count; number += 1) {
      const hash = hashId(this.#bytes, this.#starts[number] ?? 0, this.#starts[number + 1] ?? 0);
      let slot = (hash ^ (hash >>> 15)) & (size - 1);
      while (slots[slot] !== -1) slot = (slot + 1) & (size - 1);
      slots[slot] = number;
    }
    this.#slots = slots;
  }
}
