import type { RowCells } from '../../../platform/csv/row-cells.ts';

const FIRST_SLOTS = 1 << 12;
/** The keys of more rows are not remembered, because they would take more than 64 MB. */
const MAX_ROWS = 1 << 22;

/**
 * Finds rows whose key an earlier row has. Keys are 64-bit hashes, so that memory does not depend on their length: among
 * four million rows two different keys share one with a probability of one in two million.
 */
export class RowKeys {
  readonly #cells: readonly number[];
  readonly #mostRows: number;
  #slots = new Uint32Array(FIRST_SLOTS * 2);
  #size = FIRST_SLOTS;
  #count = 0;

  /** `cells` are the indexes of the cells that make up the key; without any no row repeats another. */
  constructor(cells: readonly number[], mostRows = MAX_ROWS) {
    this.#cells = cells;
    this.#mostRows = mostRows;
  }

  /** Whether an earlier row has the key of this one. */
  isRepeated({ bytes, starts, ends }: RowCells): boolean {
    if (this.#cells.length === 0) return false;
    let first = 0x811c9dc5;
    let second = 0x9e3779b1;
    for (const cell of this.#cells) {
      for (let at = starts[cell] ?? 0; at < (ends[cell] ?? 0); at += 1) {
        const byte = bytes[at] ?? 0;
        first = Math.imul(first ^ byte, 0x01000193);
        second = Math.imul(second ^ byte, 0x85ebca6b);
        second ^= second >>> 13;
      }
      // Separates the cells: `a,bc` is another key than `ab,c`.
      first = Math.imul(first ^ 0x100, 0x01000193);
      second = Math.imul(second ^ 0x100, 0x85ebca6b);
    }
    // Two zeros are an empty slot.
    return this.#add(first >>> 0, second >>> 0 || 1);
  }

  #add(first: number, second: number): boolean {
    const mask = this.#size - 1;
    let slot = (first ^ (first >>> 15)) & mask;
    for (;;) {
      const known = this.#slots[slot * 2 + 1] ?? 0;
      if (known === 0) break;
      if (known === second && this.#slots[slot * 2] === first) return true;
      slot = (slot + 1) & mask;
    }
    if (this.#count === this.#mostRows) return false;
    this.#slots[slot * 2] = first;
    this.#slots[slot * 2 + 1] = second;
    this.#count += 1;
    if (this.#count * 2 > this.#size && this.#count < this.#mostRows) this.#grow();
    return false;
  }

  #grow() {
    const old = this.#slots;
    this.#size *= 2;
    this.#slots = new Uint32Array(this.#size * 2);
    this.#count = 0;
    for (let at = 0; at < old.length; at += 2)
      if (old[at + 1] !== 0) this.#add(old[at] ?? 0, old[at + 1] ?? 0);
  }
}
