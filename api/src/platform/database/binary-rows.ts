/** Header and trailer of PostgreSQL's binary COPY format; drivers write both, so that pieces of rows can be split anywhere. */
export const BINARY_HEADER = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)]);
export const BINARY_TRAILER = Buffer.from([0xff, 0xff]);

/** Large enough for a cheap transfer between threads, small enough to have several in memory. */
const PIECE_BYTES = 256 * 1024;
/** The space that a piece reserves for its last row; a longer row throws. */
const MAX_ROW_BYTES = 1_024;

const WORD = 2 ** 32;
const DIGITS = 10_000;
const MS_PER_DAY = 86_400_000;

export const encodeUuid = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex');

/** A date as days since 1 January 2000. */
export const encodeDate = (day: string) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE((Date.parse(day) - Date.UTC(2000, 0, 1)) / MS_PER_DAY);
  return bytes;
};

export const decodeUuid = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** The day of a date, `YYYY-MM-DD`. */
export const decodeDate = (bytes: Buffer) =>
  new Date(Date.UTC(2000, 0, 1) + bytes.readInt32BE() * MS_PER_DAY).toISOString().slice(0, 10);

/** The cells of each row of whole rows; undefined for null. */
export function* readCells(rows: Uint8Array<ArrayBuffer>): Generator<(Buffer | undefined)[]> {
  const bytes = Buffer.from(rows.buffer, rows.byteOffset, rows.byteLength);
  let at = 0;
  while (at < bytes.length) {
    const count = bytes.readInt16BE(at);
    at += 2;
    const cells: (Buffer | undefined)[] = [];
    for (let cell = 0; cell < count; cell += 1) {
      const size = bytes.readInt32BE(at);
      at += 4;
      cells.push(size < 0 ? undefined : bytes.subarray(at, at + size));
      at += Math.max(size, 0);
    }
    yield cells;
  }
}

/** A 32-bit integer. */
export const encodeInteger = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};

/** The start of a row: its number of cells, and the first cells, which many rows share. */
export const encodeRowPrefix = (count: number, cells: readonly Buffer[]) => {
  const sizes = cells.map(({ length }) => {
    const size = Buffer.alloc(4);
    size.writeInt32BE(length);
    return size;
  });
  const head = Buffer.alloc(2);
  head.writeInt16BE(count);
  return Buffer.concat([head, ...cells.flatMap((cell, index) => [sizes[index] ?? head, cell])]);
};

/** Encodes rows in PostgreSQL's binary COPY format, which loads several times faster than text. */
export class BinaryRows {
  #bytes = new Uint8Array(PIECE_BYTES);
  #view = new DataView(this.#bytes.buffer);
  #at = 0;

  get isFull() {
    return this.#at > PIECE_BYTES - MAX_ROW_BYTES;
  }

  /** Returns the rows so far and continues in new memory, so that the piece can be transferred to another thread. */
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

  /** Writes a text cell. */
  text(bytes: Uint8Array, from: number, to: number) {
    this.#size(to - from);
    // For short texts a loop is faster than a call of `set`.
    for (let at = from; at < to; at += 1) this.#bytes[this.#at++] = bytes[at] ?? 0;
  }

  /** Writes a bigint cell; throws a RangeError beyond 64 bits. */
  integer(value: number | bigint) {
    this.#size(8);
    if (typeof value === 'bigint') {
      if (BigInt.asIntN(64, value) !== value) throw new RangeError(`${value} is not a 64-bit integer.`);
      this.#view.setBigInt64(this.#at, value);
    } else {
      this.#view.setInt32(this.#at, Math.floor(value / WORD));
      this.#view.setUint32(this.#at + 4, value >>> 0);
    }
    this.#at += 8;
  }

  /** Writes a non-negative numeric cell with four decimals; the value is in ten-thousandths. */
  decimal(value: number) {
    const [digits, weight, places] = [4, 2, 4];
    this.#size(8 + digits * 2);
    this.#word(digits);
    this.#word(weight);
    this.#word(0);
    this.#word(places);
    // PostgreSQL's numeric has digits to base 10,000; the last of the four is after the point.
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
