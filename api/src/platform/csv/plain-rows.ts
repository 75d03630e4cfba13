import { createFileError, MalformedFileError } from './file-error.ts';
import { createEmptyRow, MAX_CELLS, type TakeRow } from './row-cells.ts';

const COMMA = 44;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** Splits blocks of whole lines without quotes into rows, where every comma ends a cell and every line feed a row. */
export const readPlainRows = (take: TakeRow) => {
  const row = createEmptyRow();
  const { starts, ends } = row;

  /** Returns the number of the line after the block. */
  return (bytes: Buffer, firstLine: number): number => {
    let line = firstLine;
    let cell = 0;
    starts[0] = 0;
    row.bytes = bytes;
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (byte === COMMA) {
        ends[cell] = at;
        cell += 1;
        if (cell >= MAX_CELLS) {
          throw new MalformedFileError([
            createFileError({ line }, 'ragged_row', `More than ${MAX_CELLS} cells.`),
          ]);
        }
        starts[cell] = at + 1;
      } else if (byte === LINE_FEED) {
        ends[cell] = at > 0 && bytes[at - 1] === CARRIAGE_RETURN ? at - 1 : at;
        row.line = line;
        row.count = cell + 1;
        take(row);
        line += 1;
        cell = 0;
        starts[0] = at + 1;
      }
    }
    return line;
  };
};
