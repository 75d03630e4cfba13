/** A row as positions in a block of bytes; cells are copied only when they are read. */
export type RowCells = {
  /** The line on which the row begins, from 1. */
  line: number;
  bytes: Buffer;
  /** Where each cell begins and ends in `bytes`. */
  starts: Int32Array;
  ends: Int32Array;
  /** The number of cells. */
  count: number;
};

export type TakeRow = (row: RowCells) => void;

/** More columns than any report has. */
export const MAX_CELLS = 1_024;

/** A row object that is reused for every line, which avoids allocations. */
export const createEmptyRow = (): RowCells => ({
  line: 0,
  bytes: Buffer.alloc(0),
  starts: new Int32Array(MAX_CELLS),
  ends: new Int32Array(MAX_CELLS),
  count: 0,
});

export const readCellText = ({ bytes, starts, ends }: RowCells, index: number): string =>
  bytes.toString('utf8', starts[index], ends[index]);

/** Fills a row with cells that a parser returned. */
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
