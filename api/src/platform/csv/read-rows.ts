import { isUtf8 } from 'node:buffer';
import { readCsvRows } from './csv-rows.ts';
import { createFileError, MalformedFileError } from './file-error.ts';
import { readPlainRows } from './plain-rows.ts';
import { createEmptyRow, fillRow, type RowCells, type TakeRow } from './row-cells.ts';

const QUOTE = 34;
const LINE_FEED = 10;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
/** Rows of reports have a few hundred bytes; a longer one has no end of line, or is no report. */
const MAX_ROW_BYTES = 64 * 1024;

const badEncoding = (line: number) =>
  new MalformedFileError([createFileError({ line }, 'bad_encoding', 'The file is not UTF-8 here.')]);

/** Throws with the number of the first line that is not UTF-8. */
const checkText = (bytes: Buffer, firstLine: number) => {
  if (isUtf8(bytes)) return;
  let line = firstLine;
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(LINE_FEED, at);
    if (!isUtf8(bytes.subarray(at, end === -1 ? bytes.length : end))) break;
    line += 1;
    at = end + 1;
  }
  throw badEncoding(line);
};

/** Refuses blank lines, except at the end of the file. */
const refusingBlankLines = (take: TakeRow): TakeRow => {
  let blankLine: number | undefined;
  return (row: RowCells) => {
    if (row.count === 1 && row.starts[0] === row.ends[0]) {
      blankLine ??= row.line;
      return;
    }
    if (blankLine !== undefined) {
      throw new MalformedFileError([
        createFileError({ line: blankLine }, 'blank_line', 'A blank line between rows.'),
      ]);
    }
    take(row);
  };
};

async function* textFrom(first: Buffer, rest: AsyncIterable<Buffer>, line: number) {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let current = line;
  const decoded = (bytes?: Buffer) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      throw badEncoding(current); // The decoder gives no position, so this is the line where the block begins.
    }
  };
  const count = (text: string) => {
    current += text.split('\n').length - 1;
    return text;
  };
  yield count(decoded(first));
  for await (const bytes of rest) yield count(decoded(bytes));
  yield decoded();
}

/** Parses the rest of a file that has quotes; its cells may contain commas and line ends. */
const quotedRows = async (
  text: AsyncIterable<string>,
  { firstLine, take, afterBlock }: { firstLine: number; take: TakeRow; afterBlock: () => Promise<void> },
) => {
  const row = createEmptyRow();
  for await (const block of readCsvRows(text, firstLine)) {
    for (const { line, cells } of block) take(fillRow(row, line, cells));
    await afterBlock();
  }
};

/** Joins the rest of a block with the next one in a reused buffer, which avoids garbage. */
const joiner = () => {
  let memory = Buffer.alloc(0);
  return (rest: Buffer, next: Buffer) => {
    const size = rest.length + next.length;
    const target = size > memory.length ? Buffer.allocUnsafeSlow(size * 2) : memory;
    rest.copy(target);
    next.copy(target, rest.length);
    memory = target;
    return memory.subarray(0, size);
  };
};

export type ReadRowsOptions = {
  take: TakeRow;
  /** Awaited after each block, for back-pressure. */
  afterBlock: () => Promise<void>;
};

/** Reads a CSV file row by row; files without quotes, as most reports, are split without decoding their bytes. */
export const readRows = async (
  blocks: AsyncIterable<Buffer>,
  { take, afterBlock }: ReadRowsOptions,
): Promise<void> => {
  const taking = refusingBlankLines(take);
  const scan = readPlainRows(taking);
  const join = joiner();
  const iterator = blocks[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  let line = 1;

  for (;;) {
    const { value, done } = await iterator.next();
    const isLast = done === true;
    let bytes = isLast ? rest : join(rest, value);
    const end = bytes.lastIndexOf(LINE_FEED) + 1;
    if (!isLast && end === 0) {
      if (bytes.length > MAX_ROW_BYTES) {
        throw new MalformedFileError([createFileError({ line }, 'row_too_long', 'The row has no end.')]);
      }
      rest = bytes;
      continue;
    }
    if (line === 1 && bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)) {
      bytes = bytes.subarray(BYTE_ORDER_MARK.length);
    }
    const whole = isLast ? bytes : bytes.subarray(0, bytes.lastIndexOf(LINE_FEED) + 1);
    checkText(whole, line);
    if (whole.includes(QUOTE)) {
      const remaining = { [Symbol.asyncIterator]: () => iterator };
      await quotedRows(textFrom(bytes, isLast ? none() : remaining, line), {
        firstLine: line,
        take: taking,
        afterBlock,
      });
      return;
    }
    if (isLast) {
      // The last line may lack its line feed.
      if (bytes.length > 0) scan(Buffer.concat([bytes, Buffer.from([LINE_FEED])]), line);
      await afterBlock();
      return;
    }
    line = scan(whole, line);
    rest = bytes.subarray(whole.length);
    await afterBlock();
  }
};

async function* none(): AsyncGenerator<Buffer> {
  // The file has been read completely.
}
