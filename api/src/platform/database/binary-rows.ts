/** What PostgreSQL's binary COPY begins and ends with; drivers write both, so that rows can be cut into pieces anywhere between two. */
export const BINARY_HEADER = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)]);
export const BINARY_TRAILER = Buffer.from([0xff, 0xff]);

/** Pieces of this size cost little to hand over, and some of them little memory. */
const PIECE_BYTES = 256 * 1024;
/** Room for the longest row; a longer one is an error. */
const LONGEST_ROW = 1_024;

const WORD = 2 ** 32;
const DIGITS = 10_000;
const MS_PER_DAY = 86_400_000;

export const uuidBytes = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex');

/** Days are counted from 2000 on. */
export const dateBytes = (day: string) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE((Date.parse(day) - Date.UTC(2000, 0, 1)) / MS_PER_DAY);
  return bytes;
};

/** The beginning of a row of so many cells, with those that many rows have in common. */
export const rowBeginning = (count: number, cells: readonly Buffer[]) => {
  const sizes = cells.map(({ length }) => {
    const size = Buffer.alloc(4);
    size.writeInt32BE(length);
    return size;
  });
  const head = Buffer.alloc(2);
  head.writeInt16BE(count);
  return Buffer.concat([head, ...cells.flatMap((cell, index) => [sizes[index] ?? head, cell])]);
};

/** Writes rows in PostgreSQL's binary format, which the database reads in a fraction of the time that text takes. */
export class BinaryRows {
  #bytes = new Uint8Array(PIECE_BYTES);
  #view = new DataView(this.#bytes.buffer);
  #at = 0;

  get isFull() {
    return this.#at > PIECE_BYTES - LONGEST_ROW;
  }

  /** What is written so far; the next rows go to other memory, so that this can be handed over to another thread. */
  take(): Uint8Array<ArrayBuffer> {
    const piece = this.#bytes.subarray(0, this.#at);
    this.#bytes = new Uint8Array(PIECE_BYTES);
    this.#view = new DataView(this.#bytes.buffer);
    this.#at = 0;
    return piece;
  }

  begin(beginning: Uint8Array) {
    this.#bytes.set(beginning, this.#at);
    this.#at += beginning.length;
  }

  null() {
    this.#view.setInt32(this.#at, -1);
    this.#at += 4;
  }

  /** Text of these bytes. */
  text(bytes: Uint8Array, from: number, to: number) {
    this.#size(to - from);
    // A loop, because texts are short: asking for a copy would take longer than copying.
    for (let at = from; at < to; at += 1) this.#bytes[this.#at++] = bytes[at] ?? 0;
  }

  /** Fails for what is too large for a bigint. */
  integer(value: number | bigint) {
    this.#size(8);
    if (typeof value === 'bigint') {
      if (BigInt.asIntN(64, value) !== value) throw new RangeError(`${value} is no integer of 64 bits.`);
      this.#view.setBigInt64(this.#at, value);
    } else {
      this.#view.setInt32(this.#at, Math.floor(value / WORD));
      this.#view.setUint32(this.#at + 4, value >>> 0);
    }
    this.#at += 8;
  }

  /** A decimal of four places, not below zero, in ten-thousandths. */
  decimal(value: number) {
    const [digits, weight, places] = [4, 2, 4];
    this.#size(8 + digits * 2);
    this.#word(digits);
    this.#word(weight);
    this.#word(0);
    this.#word(places);
    // In digits to the base of ten thousand the last one is what stands behind the point.
    this.#word(Math.floor(value / DIGITS ** 3));
    this.#word(Math.floor(value / DIGITS ** 2) % DIGITS);
    this.#word(Math.floor(value / DIGITS) % DIGITS);
    this.#word(value % DIGITS);
  }

  #size(length: number) {
    this.#view.setInt32(this.#at, length);
    this.#at += 4;
  }

  #word(value: number) {
    this.#view.setInt16(this.#at, value);
    this.#at += 2;
  }
}
