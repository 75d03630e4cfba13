/** A row as it lies in a block of bytes: nothing is copied until somebody wants a cell. */
export type RowCells = {
  /** The line of the file on which the row begins, from 1. */
  line: number;
  bytes: Buffer;
  /** Where each cell begins and ends in the bytes. */
  starts: Int32Array;
  ends: Int32Array;
  /** How many cells the row has. */
  count: number;
};

export type TakeRow = (row: RowCells) => void;

/** More columns than any report has; a line with more is no row of one. */
export const MAX_CELLS = 1_024;

/** A row to be filled again for each line: the fastest way to hand millions of them on. */
export const emptyRow = (): RowCells => ({
  line: 0,
  bytes: Buffer.alloc(0),
  starts: new Int32Array(MAX_CELLS),
  ends: new Int32Array(MAX_CELLS),
  count: 0,
});

export const cellText = ({ bytes, starts, ends }: RowCells, index: number): string =>
  bytes.toString('utf8', starts[index], ends[index]);

/** Fills a row with texts, as a parser gives them. */
export const fillRow = (row: RowCells, line: number, cells: readonly string[]) => {
  row.line = line;
  row.count = cells.length;
  row.bytes = Buffer.from(cells.join(''));
  let at = 0;
  for (const [index, cell] of cells.slice(0, MAX_CELLS).entries()) {
    row.starts[index] = at;
    at += Buffer.byteLength(cell);
    row.ends[index] = at;
  }
  return row;
};
