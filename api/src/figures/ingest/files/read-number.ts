const ZERO = 48;
const POINT = 46;
const MINUS = 45;

/** The result for invalid numbers; callers handle empty cells before. */
export const NOT_A_NUMBER = Number.NaN;

const isDigit = (byte: number) => byte >= ZERO && byte <= ZERO + 9;

/** More than any count has, and few enough that sums of rows are exact. */
const MAX_COUNT_DIGITS = 12;

/** Reads a whole number, which may be written `3.0`. */
export const readCount = (bytes: Buffer, from: number, to: number): number => {
  let value = 0;
  let at = from;
  for (; at < to; at += 1) {
    const byte = bytes[at] ?? 0;
    if (!isDigit(byte)) break;
    value = value * 10 + (byte - ZERO);
  }
  if (at === from || at - from > MAX_COUNT_DIGITS) return NOT_A_NUMBER;
  if (at === to) return value;
  if (bytes[at] !== POINT || at + 1 === to) return NOT_A_NUMBER;
  for (at += 1; at < to; at += 1) if (bytes[at] !== ZERO) return NOT_A_NUMBER;
  return value;
};

/** A decimal as two exact integers: the digits before the point, and `places` digits after it. */
export type DecimalParts = { whole: number; fraction: number };

const MAX_WHOLE_DIGITS = 12;
const DECIMAL = /^(-?)(\d{1,12})(?:\.(\d{1,30}))?(?:[eE]([+-]?\d{1,2}))?$/;

/** Rewrites a number with an exponent without one, by moving its digits. */
const plainText = (text: string): string | undefined => {
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  const padded =
    point > digits.length
      ? digits.padEnd(point, '0')
      : digits.padStart(digits.length + Math.max(0, 1 - point), '0');
  const place = Math.max(1, point);
  const rest = padded.slice(place);
  return `${sign}${padded.slice(0, place).replace(/^0+(?=\d)/, '')}${rest && `.${rest}`}`;
};

/** Creates a reader of decimals; `parts` is overwritten by each call, which avoids an object per cell. */
export const createDecimalReader = ({ places, isSigned }: { places: number; isSigned: boolean }) => {
  const unit = 10 ** places;
  const parts: DecimalParts = { whole: 0, fraction: 0 };

  const readPlain = (bytes: Buffer, from: number, to: number): boolean => {
    let at = from;
    const isNegative = bytes[at] === MINUS;
    if (isNegative) {
      if (!isSigned) return false;
      at += 1;
    }
    const first = at;
    let whole = 0;
    for (; at < to; at += 1) {
      const byte = bytes[at] ?? 0;
      if (!isDigit(byte)) break;
      whole = whole * 10 + (byte - ZERO);
    }
    if (at === first || at - first > MAX_WHOLE_DIGITS) return false;
    let fraction = 0;
    if (at < to) {
      if (bytes[at] !== POINT || at + 1 === to) return false;
      at += 1;
      const end = at + places;
      for (let place = at; place < end; place += 1) {
        const byte = place < to ? (bytes[place] ?? 0) : ZERO;
        if (!isDigit(byte)) return false;
        fraction = fraction * 10 + (byte - ZERO);
      }
      for (let place = end; place < to; place += 1) if (!isDigit(bytes[place] ?? 0)) return false;
      // Rounds further digits half away from zero.
      if (end < to && (bytes[end] ?? 0) >= ZERO + 5) fraction += 1;
      if (fraction === unit) {
        fraction = 0;
        whole += 1;
      }
    }
    parts.whole = isNegative ? -whole : whole;
    parts.fraction = isNegative ? -fraction : fraction;
    return true;
  };

  return {
    parts,
    /** Reads a cell into `parts`; returns false when it is no decimal. */
    read(bytes: Buffer, from: number, to: number): boolean {
      if (readPlain(bytes, from, to)) return true;
      const plain = plainText(bytes.toString('latin1', from, to));
      if (plain === undefined) return false;
      const moved = Buffer.from(plain, 'latin1');
      return readPlain(moved, 0, moved.length);
    },
  };
};
